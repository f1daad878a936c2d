import { isNegative } from '@domain/money/decimal';
import { berlinTime } from '@domain/time/berlin-time';
import { instant } from '@domain/time/instant';
import type { LocalDate } from '@domain/time/local-date';
import { Type, type Static } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import { signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { DayBound, boundDay } from '@sandbox/platform/http/day-bound';
import { listAnswer } from '@sandbox/platform/http/list-answer';
import { NOT_FOUND, refuse } from '@sandbox/platform/http/refusal';
import { ErrorSchema, IdSchema, Nullable, PagingQuery } from '@sandbox/platform/http/schemas';
import { minorsOfAccounts } from '@sandbox/ledger/depot/depot-minors';
import { AccountSchema, accountAnswer } from '@sandbox/areas/customer/account-answer';
import { marketOf } from '@sandbox/market/market';
import type { AccountTransaction } from './account-transaction';
import { accountTransactions } from './account-transactions';
import { AccountTransactionSchema, transactionAnswer } from './transaction-schema';

const TransactionQuery = Type.Object({
  transactionState: Type.Optional(Type.Enum(['BOOKED', 'NOTBOOKED', 'BOTH'])),
  transactionDirection: Type.Optional(Type.Enum(['CREDIT', 'DEBIT', 'CREDIT_AND_DEBIT'])),
  'min-bookingDate': DayBound,
  'max-bookingDate': DayBound,
  'with-attr': Type.Optional(Type.Enum(['account'])),
  ...PagingQuery,
});

const text = Type.String();

const TransactionListSchema = Type.Object({
  paging: Type.Object({ index: Type.Integer(), matches: Type.Integer() }),
  aggregated: Type.Object({
    accountId: text,
    account: Nullable(AccountSchema),
    bookingDateLatestTransaction: Nullable(text),
    referenceLatestTransaction: Nullable(text),
    latestTransactionIncluded: Type.Boolean(),
  }),
  values: Type.Array(AccountTransactionSchema),
});

/** The bookings of an account, the latest first (api.md 8). */
export function transactionRoutes(server: BankServer, bank: Bank): void {
  server.get(
    '/api/banking/v1/accounts/:accountId/transactions',
    {
      schema: {
        operationId: 'getAccountTransactions',
        summary: 'Bookings of an account',
        description:
          'Every booking of an account, the latest first. What is not booked yet has no booking date and counts as of today.',
        tags: ['banking'],
        params: Type.Object({ accountId: IdSchema }),
        querystring: TransactionQuery,
        response: { 200: TransactionListSchema, 400: ErrorSchema, 404: ErrorSchema },
      },
    },
    async (request, reply) => {
      const { clientId } = signedIn(request);
      const { query } = request;
      const account = await bank.db
        .selectFrom('account')
        .selectAll()
        .where('client_id', '=', clientId)
        .where('account_id', '=', request.params.accountId)
        .executeTakeFirst();
      if (account === undefined) return refuse(reply, NOT_FOUND);
      const { account_id: accountId, currency } = account;
      const today = berlinTime(instant(bank.clock.now())).date;
      const market = await marketOf(bank);
      const all = await accountTransactions(bank.db, market, { clientId, accountId, currency }, today);
      const minors = await minorsOfAccounts(bank.db, clientId);
      const page = listAnswer(reply, all.filter(wantedBy(query, today)), query);
      const latest = all.find(({ bookingDate }) => bookingDate !== undefined);
      return reply.send({
        paging: page.paging,
        aggregated: {
          accountId,
          account: query['with-attr'] === 'account' ? accountAnswer(account, minors.get(accountId)) : null,
          bookingDateLatestTransaction: latest?.bookingDate ?? null,
          referenceLatestTransaction: latest?.reference ?? null,
          latestTransactionIncluded: latest !== undefined && page.values.includes(latest),
        },
        values: page.values.map((each) => transactionAnswer(each, currency, today)),
      });
    },
  );
}

/** Whether a query asks for a booking; one that is not booked yet counts as of today. */
function wantedBy(
  query: Static<typeof TransactionQuery>,
  today: LocalDate,
): (transaction: AccountTransaction) => boolean {
  const { transactionState: state = 'BOTH', transactionDirection: direction = 'CREDIT_AND_DEBIT' } = query;
  const from = boundDay(query['min-bookingDate'], today, '');
  const to = boundDay(query['max-bookingDate'], today, '9999');
  return ({ bookingDate, amount }) => {
    const day = bookingDate ?? today;
    return (
      (state === 'BOTH' || (state === 'BOOKED') === (bookingDate !== undefined)) &&
      (direction === 'CREDIT_AND_DEBIT' || (direction === 'DEBIT') === isNegative(amount)) &&
      day >= from &&
      day <= to
    );
  };
}
