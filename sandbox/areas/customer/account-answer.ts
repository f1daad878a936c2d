import { unit } from '@domain/money/unit';
import { decimal, decimalText, divide, type Decimal } from '@domain/money/decimal';
import { instant } from '@domain/time/instant';
import type { Selectable } from 'kysely';
import { Type, type Static } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import { AmountSchema, EnumTextSchema, Nullable } from '@sandbox/platform/http/schemas';
import { minorsOfAccounts, type Minor } from '@sandbox/ledger/depot/depot-minors';
import { cashPosition } from '@sandbox/ledger/cash-position';
import { FxRateSchema, fxRateOf } from '@sandbox/market/price/fx-rate';
import { exchangeRate } from '@sandbox/market/price/exchange-rate';
import type { AccountTable } from './customer-tables';

/** An account on the wire (api.md 4). */
export const AccountSchema = Type.Object({
  accountId: Type.String(),
  accountDisplayId: Type.String(),
  currency: Type.String(),
  clientId: Type.String(),
  accountType: EnumTextSchema,
  iban: Nullable(Type.String()),
  bic: Type.String(),
  creditLimit: AmountSchema,
  heldFor: Type.Optional(
    Type.Object(
      { name: Type.String() },
      { description: 'The child whose account it is; the customer looks after it as a parent.' },
    ),
  ),
});

/** An account with what is on it. */
export const BalanceSchema = Type.Object({
  accountId: Type.String(),
  account: Type.Optional(AccountSchema),
  balance: AmountSchema,
  balanceEUR: AmountSchema,
  availableCashAmount: AmountSchema,
  availableCashAmountEUR: AmountSchema,
  /** Of an account in another currency than the euro. */
  fxRate: Type.Optional(FxRateSchema),
});

/** A balance as it is answered. */
export type BalanceAnswer = Static<typeof BalanceSchema>;

/** German names of the account types (api.md 4). */
const ACCOUNT_TYPES: Readonly<Record<string, string>> = {
  CA: 'Girokonto',
  CAJ: 'Gemeinschaftskonto',
  CAEU: 'Girokonto',
  CAEJ: 'Gemeinschaftskonto',
  SA: 'Verrechnungskonto',
  LLA: 'Wertpapierkredit',
  EXT: 'Externes Konto',
};

/** What kind of account it is, in German. */
export const accountTypeText = (key: string): string => ACCOUNT_TYPES[key] ?? key;

/** The answer for an account. */
export const accountAnswer = (
  account: Selectable<AccountTable>,
  child: Pick<Minor, 'name'> | undefined,
): Static<typeof AccountSchema> => ({
  accountId: account.account_id,
  accountDisplayId: account.display_id,
  currency: account.currency,
  clientId: account.client_id,
  accountType: { key: account.account_type, text: accountTypeText(account.account_type) },
  iban: account.iban,
  bic: account.bic,
  creditLimit: { value: account.credit_limit ?? '0', unit: account.currency },
  ...(child && { heldFor: { name: child.name } }),
});

/** The answer for an account with what the ledger has booked on it. */
export async function balanceAnswer(
  bank: Bank,
  account: Selectable<AccountTable>,
): Promise<BalanceAnswer & Required<Pick<BalanceAnswer, 'account'>>> {
  const { balance, available } = await cashPosition(bank.db, account.client_id, account.account_id);
  const minors = await minorsOfAccounts(bank.db, account.client_id);
  const rate = exchangeRate(bank.settings.seed, unit(account.currency), instant(bank.clock.now()));
  const fxRate = fxRateOf(rate, unit(account.currency));
  const own = (value: string): Static<typeof AmountSchema> => ({ value, unit: account.currency });
  return {
    accountId: account.account_id,
    account: accountAnswer(account, minors.get(account.account_id)),
    balance: own(balance),
    balanceEUR: inEuro(balance, rate),
    availableCashAmount: own(available),
    availableCashAmountEUR: inEuro(available, rate),
    ...(fxRate && { fxRate }),
  };
}

/** An amount in euro cents at so many units for one euro. */
const inEuro = (value: string, rate: Decimal): Static<typeof AmountSchema> => ({
  value: decimalText(divide(decimal(value), rate, 2, 'half-up')),
  unit: 'EUR',
});
