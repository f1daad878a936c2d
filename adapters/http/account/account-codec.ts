import { accountId } from '@domain/codes/ids';
import * as t from 'io-ts';
import { wireAccountKey } from '../wire/wire-account-type';
import { wireAmount, wireUnit } from '../wire/wire-amount';
import { wireFxRate } from '../wire/wire-exchange-rate';
import { wireHeldFor } from '../wire/wire-held-for';
import { wireId } from '../wire/wire-id';
import { wireObject } from '../wire/wire-object';

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
        accountType: wireObject('EnumText', { key: wireAccountKey }),
      },
      { iban: t.string, creditLimit: wireAmount, heldFor: wireHeldFor },
    ),
    fxRate: wireFxRate,
  },
);
