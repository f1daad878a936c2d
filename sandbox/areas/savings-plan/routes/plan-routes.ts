import { instant } from '@domain/time/instant';
import { Type } from 'typebox';
import { ownsDepot } from '@sandbox/ledger/depot/own-depot';
import type { Bank } from '@sandbox/platform/bank';
import { signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { pageAnswer } from '@sandbox/platform/http/list-answer';
import { NOT_FOUND, refuse } from '@sandbox/platform/http/refusal';
import { IdSchema, ListSchema, PagingQuery } from '@sandbox/platform/http/schemas';
import { marketOf } from '@sandbox/market/market';
import { executionAnswer, planAnswer } from '../book/plan-answer';
import { onePlan } from '../book/plan-kinds';
import { PlanExecutionSchema, PlanSchema } from '../book/plan-schema';
import { executionsOfPlan, findPlan, lastExecutions, plansOfDepot } from '../store/plan-record';
import { ONE_PLAN, params, tags } from './plan-paths';

/** The plans of a depot, single ones, and what became of each day they were due (api.md 9). */
export function planRoutes(server: BankServer, bank: Bank): void {
  server.get(
    '/api/brokerage/depots/:depotId/v2/savingsplans',
    {
      schema: {
        tags,
        params: Type.Object({ depotId: IdSchema }),
        querystring: Type.Object(PagingQuery),
        response: { 200: ListSchema(PlanSchema) },
      },
    },
    async (request, reply) => {
      const { clientId } = signedIn(request);
      const { depotId } = request.params;
      if (!(await ownsDepot(bank.db, clientId, depotId))) return refuse(reply, NOT_FOUND);
      const market = await marketOf(bank);
      const { matches, values } = await plansOfDepot(bank.db, clientId, depotId, request.query);
      const ids = values.map(({ plan_id }) => plan_id);
      const last = await lastExecutions(bank.db, clientId, ids);
      const now = instant(bank.clock.now());
      const answers = values.map((row) => planAnswer(market, row, last.get(row.plan_id), now));
      return pageAnswer(reply, { matches, values: answers }, request.query);
    },
  );

  server.get(
    ONE_PLAN,
    { schema: { tags, params, response: { 200: PlanSchema } } },
    async (request, reply) => {
      const key = { clientId: signedIn(request).clientId, planId: request.params.savingsplanId };
      return (await onePlan(bank, bank.db, key)) ?? refuse(reply, NOT_FOUND);
    },
  );

  server.get(
    `${ONE_PLAN}/executions`,
    {
      schema: {
        tags,
        params,
        querystring: Type.Object(PagingQuery),
        response: { 200: ListSchema(PlanExecutionSchema) },
      },
    },
    async (request, reply) => {
      const key = { clientId: signedIn(request).clientId, planId: request.params.savingsplanId };
      if ((await findPlan(bank.db, key)) === undefined) return refuse(reply, NOT_FOUND);
      const market = await marketOf(bank);
      const { matches, values } = await executionsOfPlan(bank.db, key, request.query);
      const answers = values.map((row) => executionAnswer(market, row));
      return pageAnswer(reply, { matches, values: answers }, request.query);
    },
  );
}
