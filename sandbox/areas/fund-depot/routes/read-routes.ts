import { instant } from '@domain/time/instant';
import * as E from 'fp-ts/Either';
import { Type } from 'typebox';
import { ownsDepot } from '@sandbox/ledger/depot/own-depot';
import { marketOf } from '@sandbox/market/market';
import type { Bank } from '@sandbox/platform/bank';
import { signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { pageAnswer } from '@sandbox/platform/http/list-answer';
import { NOT_FOUND, refuse } from '@sandbox/platform/http/refusal';
import { ListSchema, PagingQuery } from '@sandbox/platform/http/schemas';
import { ownFundOrder } from '../act/open-fund-order';
import { fundConditions } from '../book/fund-conditions';
import { fundOrderAnswer } from '../book/fund-answer';
import { FundConditionsSchema, FundOrderSchema } from '../book/fund-schema';
import { loadFundFacts } from '../check/fund-facts';
import { fundOrdersOf } from '../store/fund-record';
import { depotParams, FUND_ORDERS, ONE_FUND_ORDER, orderParams, tags } from './fund-paths';

/** The conditions of a fund depot, its orders, and single ones (api.md 9). */
export function readRoutes(server: BankServer, bank: Bank): void {
  server.get(
    `${FUND_ORDERS}/conditions`,
    { schema: { tags, params: depotParams, response: { 200: FundConditionsSchema } } },
    async (request, reply) => {
      const depot = { clientId: signedIn(request).clientId, depotId: request.params.depotId };
      const facts = await loadFundFacts(bank.db, await marketOf(bank), depot, bank.clock.now());
      return E.isLeft(facts) ? refuse(reply, facts.left) : fundConditions(facts.right);
    },
  );

  server.get(
    FUND_ORDERS,
    {
      schema: {
        tags,
        params: depotParams,
        querystring: Type.Object({
          ...PagingQuery,
          open: Type.Optional(Type.Boolean({ description: 'Only those that are not over.' })),
        }),
        response: { 200: ListSchema(FundOrderSchema) },
      },
    },
    async (request, reply) => {
      const { clientId } = signedIn(request);
      const { depotId } = request.params;
      if (!(await ownsDepot(bank.db, clientId, depotId))) return refuse(reply, NOT_FOUND);
      const market = await marketOf(bank);
      const { matches, values } = await fundOrdersOf(bank.db, clientId, depotId, request.query);
      const now = instant(bank.clock.now());
      const answers = values.map((row) => fundOrderAnswer(market, row, now));
      return pageAnswer(reply, { matches, values: answers }, request.query);
    },
  );

  server.get(
    ONE_FUND_ORDER,
    { schema: { tags, params: orderParams, response: { 200: FundOrderSchema } } },
    async (request, reply) => {
      const found = await ownFundOrder(bank.db, { clientId: signedIn(request).clientId, ...request.params });
      if (E.isLeft(found)) return refuse(reply, found.left);
      return fundOrderAnswer(await marketOf(bank), found.right, instant(bank.clock.now()));
    },
  );
}
