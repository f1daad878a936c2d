import { unit } from '@domain/money/unit';
import { decimal, decimalText, divide, type Decimal } from '@domain/money/decimal';
import type { Selectable } from 'kysely';
import { Type, type Static } from 'typebox';
import type { AccountTable } from '../customer-tables';
import type { Bank } from '@sandbox/platform/bank';
import { signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { listAnswer } from '@sandbox/platform/http/list-answer';
import { NOT_FOUND, refuse } from '@sandbox/platform/http/refusal';
import { NameList, isListed } from '@sandbox/platform/http/name-list';
import {
  AmountSchema,
  EnumTextSchema,
  ErrorSchema,
  IdSchema,
  ListSchema,
  Nullable,
  PagingQuery,
} from '@sandbox/platform/http/schemas';
import { cashPosition } from '@sandbox/ledger/cash-position';
import { exchangeRate } from '@sandbox/market/price/exchange-rate';
import { instant } from '@domain/time/instant';

const AccountSchema = Type.Object({
  accountId: Type.String(),
  accountDisplayId: Type.String(),
  currency: Type.String(),
  clientId: Type.String(),
  accountType: EnumTextSchema,
  iban: Nullable(Type.String()),
  bic: Type.String(),
  creditLimit: AmountSchema,
});
const BalanceSchema = Type.Object({
  accountId: Type.String(),
  account: Type.Optional(AccountSchema),
  balance: AmountSchema,
  balanceEUR: AmountSchema,
  availableCashAmount: AmountSchema,
  availableCashAmountEUR: AmountSchema,
});

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

const tags = ['banking'];
const WithoutAttr = Type.Object({
  'without-attr': NameList('account'),
  ...PagingQuery,
});

/** Balances of one account or of all (api.md 4); what is booked comes from the ledger. */
export function accountRoutes(server: BankServer, bank: Bank): void {
  server.get(
    '/api/banking/clients/:clientId/v2/accounts/balances',
    {
      schema: {
        tags,
        params: Type.Object({ clientId: IdSchema }),
        querystring: WithoutAttr,
        response: { 200: ListSchema(BalanceSchema), 404: ErrorSchema },
      },
    },
    async (request, reply) => {
      const { clientId } = signedIn(request);
      const accounts = await bank.db
        .selectFrom('account')
        .selectAll()
        .where('client_id', '=', clientId)
        .orderBy('rank')
        .execute();
      const isShort = isListed(request.query['without-attr'], 'account');
      const balances: Static<typeof BalanceSchema>[] = [];
      for (const account of accounts) {
        const { account: detail, ...balance } = await balanceOf(bank, account);
        balances.push(isShort ? balance : { ...balance, account: detail });
      }
      return reply.send(listAnswer(reply, balances, request.query));
    },
  );

  server.get(
    '/api/banking/v2/accounts/:accountId/balances',
    {
      schema: {
        tags,
        params: Type.Object({ accountId: IdSchema }),
        querystring: Type.Object({ 'without-attr': NameList('account') }),
        response: { 200: BalanceSchema, 404: ErrorSchema },
      },
    },
    async (request, reply) => {
      const account = await bank.db
        .selectFrom('account')
        .selectAll()
        .where('client_id', '=', signedIn(request).clientId)
        .where('account_id', '=', request.params.accountId)
        .executeTakeFirst();
      if (account === undefined) return refuse(reply, NOT_FOUND);
      const { account: detail, ...balance } = await balanceOf(bank, account);
      const isShort = isListed(request.query['without-attr'], 'account');
      return reply.send(isShort ? balance : { ...balance, account: detail });
    },
  );
}

async function balanceOf(bank: Bank, account: Selectable<AccountTable>) {
  const { balance, available } = await cashPosition(bank.db, account.client_id, account.account_id);
  const rate = exchangeRate(bank.settings.seed, unit(account.currency), instant(bank.clock.now()));
  const own = (value: string): Static<typeof AmountSchema> => ({ value, unit: account.currency });
  return {
    accountId: account.account_id,
    account: {
      accountId: account.account_id,
      accountDisplayId: account.display_id,
      currency: account.currency,
      clientId: account.client_id,
      accountType: {
        key: account.account_type,
        text: ACCOUNT_TYPES[account.account_type] ?? account.account_type,
      },
      iban: account.iban,
      bic: account.bic,
      creditLimit: own(account.credit_limit ?? '0'),
    },
    balance: own(balance),
    balanceEUR: inEuro(balance, rate),
    availableCashAmount: own(available),
    availableCashAmountEUR: inEuro(available, rate),
  };
}

/** An amount in euro cents at so many units for one euro. */
const inEuro = (value: string, rate: Decimal): Static<typeof AmountSchema> => ({
  value: decimalText(divide(decimal(value), rate, 2, 'half-up')),
  unit: 'EUR',
});
