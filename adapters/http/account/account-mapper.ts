import type { Account, AccountBalance } from '@domain/depot/account';
import type * as t from 'io-ts';
import { present } from '../wire/present';
import { toExchangeRate } from '../wire/wire-exchange-rate';
import type { wireAccountBalance } from './account-codec';

type Wire = t.TypeOf<typeof wireAccountBalance>;

const toAccount = (wire: NonNullable<Wire['account']>): Account =>
  present({
    id: wire.accountId,
    displayId: wire.accountDisplayId,
    currency: wire.currency,
    type: wire.accountType.key.type,
    holding: wire.accountType.key.holding,
    heldFor: wire.heldFor,
    iban: wire.iban,
    creditLimit: wire.creditLimit,
  });

/** The domain's account balance. */
export const toAccountBalance = (wire: Wire): AccountBalance =>
  present({
    accountId: wire.accountId,
    account: wire.account && toAccount(wire.account),
    balance: wire.balance,
    balanceEur: wire.balanceEUR,
    availableCash: wire.availableCashAmount,
    availableCashEur: wire.availableCashAmountEUR,
    exchangeRate: wire.fxRate && toExchangeRate(wire.fxRate),
  });
