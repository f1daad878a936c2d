import { accountType, type AccountType } from '@domain/depot/account-type';
import { accountId } from '@domain/codes/ids';
import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import { wireAmount, wireUnit } from '../wire/wire-amount';
import { wireId } from '../wire/wire-id';
import { wireObject } from '../wire/wire-object';
import { wireText } from '../wire/wire-text';

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

/** An account with what is on it (api.md 4). */
export const wireAccountBalance = wireObject(
  'AccountBalance',
  {
    accountId: wireId('AccountId', accountId),
    balance: wireAmount,
    balanceEUR: wireAmount,
    availableCashAmount: wireAmount,
    availableCashAmountEUR: wireAmount,
  },
  {
    account: wireObject(
      'Account',
      {
        accountId: wireId('AccountId', accountId),
        accountDisplayId: t.string,
        currency: wireUnit,
        accountType: wireObject('EnumText', { key: wireAccountType }),
      },
      { iban: t.string, creditLimit: wireAmount },
    ),
  },
);
