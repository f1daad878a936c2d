import { accountType, type AccountType } from '@domain/depot/account-type';
import { accountHolding, type AccountHolding } from '@domain/depot/account-holding';
import * as O from 'fp-ts/Option';
import { wireText } from './wire-text';

/** The first key of each kind; several keys stand for checking accounts (brokerage.md 9). */
const keys: Readonly<Record<AccountType, string>> = {
  checking: 'CA',
  settlement: 'SA',
  'lombard-loan': 'LLA',
  external: 'EXT',
};

/** An account type key; one that stands for no kind is an error (brokerage.md 9). */
export const wireAccountType = wireText(
  'AccountType',
  (key) => O.fromEither(accountType(key)),
  (type) => keys[type],
);

/** What the key of an account says: its kind, and whether it is one person's or several persons', where it says that. */
interface AccountKey {
  readonly type: AccountType;
  readonly holding: AccountHolding | undefined;
}

const JOINT_CHECKING = 'CAJ';

/** The same key with all it says (portal.md 9). */
export const wireAccountKey = wireText<AccountKey>(
  'AccountKey',
  (key) =>
    O.map((type: AccountType) => ({ type, holding: accountHolding(key) }))(O.fromEither(accountType(key))),
  ({ type, holding }) => (holding === 'joint' ? JOINT_CHECKING : keys[type]),
);
