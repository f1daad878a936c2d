import { Type } from 'typebox';
import { BalanceSchema, balanceAnswer, type BalanceAnswer } from '../account-answer';
import type { Bank } from '@sandbox/platform/bank';
import { signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { listAnswer } from '@sandbox/platform/http/list-answer';
import { NOT_FOUND, refuse } from '@sandbox/platform/http/refusal';
import { NameList, isListed } from '@sandbox/platform/http/name-list';
import { ErrorSchema, IdSchema, ListSchema, PagingQuery } from '@sandbox/platform/http/schemas';

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
      const balances: BalanceAnswer[] = [];
      for (const account of accounts) {
        const { account: detail, ...balance } = await balanceAnswer(bank, account);
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
      const { account: detail, ...balance } = await balanceAnswer(bank, account);
      const isShort = isListed(request.query['without-attr'], 'account');
      return reply.send(isShort ? balance : { ...balance, account: detail });
    },
  );
}
