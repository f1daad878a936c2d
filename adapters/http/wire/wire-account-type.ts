import { accountType, type AccountType } from '@domain/depot/account-type';
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
