import { depotWords } from '@sandbox/ledger/depot/own-depot';
import { calendarDay } from '@domain/time/local-date';
import * as E from 'fp-ts/Either';
import type { Bank } from '@sandbox/platform/bank';
import { signedIn, type SignedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { refusal, refuse } from '@sandbox/platform/http/refusal';
import { tell } from '@sandbox/platform/http/response-info';
import { IdempotencyHeaders, keyOfAction } from '@sandbox/platform/intent/idempotency-key';
import { marketOf } from '@sandbox/market/market';
import { issueTan } from '@sandbox/areas/tan/issue-tan';
import { verifyTan } from '@sandbox/areas/tan/verify-tan';
import { CHANGE, changePlan, checkPlanChange, IS_ENDED, ownPlan, signedPlanChange } from '../act/change-plan';
import { endPlan, SIGNED_END } from '../act/end-plan';
import { endWords, planWords } from '../act/signing-words';
import { echoedPlan } from '../book/echoed-plan';
import { planPreview } from '../book/plan-preview';
import { PlanPreviewSchema, PlanSchema } from '../book/plan-schema';
import { checkedNothing, hasErrors } from '../check/check-plan';
import { PlanChangeSchema, WrefQuery, type PlanBody } from '../check/plan-body';
import type { PlanKey } from '../store/plan-record';
import { ONE_PLAN, params, tags } from './plan-paths';

/** Change, suspension, resumption and end of a plan: prevalidation, validation, and the act with its TAN (api.md 9). */
export function changeRoutes(server: BankServer, bank: Bank): void {
  const keyOf = (request: {
    readonly signedIn: SignedIn | undefined;
    readonly params: { readonly savingsplanId: string };
  }): PlanKey => ({ clientId: signedIn(request).clientId, planId: request.params.savingsplanId });
  const shared = { tags, params, querystring: WrefQuery, body: PlanChangeSchema };

  server.post(
    `${ONE_PLAN}/prevalidation`,
    { schema: { ...shared, response: { 200: PlanPreviewSchema } } },
    async (request, reply) => {
      const found = await ownPlan(bank.db, keyOf(request));
      if (E.isLeft(found)) return refuse(reply, found.left);
      const row = found.right;
      const market = await marketOf(bank);
      const checked = await checkPlanChange(bank.db, market, row, request.body, 'partial', bank.clock.now());
      if (E.isLeft(checked)) return refuse(reply, checked.left);
      const { check } = checked.right;
      if (hasErrors(check.messages)) {
        return refuse(reply, refusal(422, 'precondition.failed', ...check.messages));
      }
      tell(reply, check.messages);
      return echoedPlan(market, planPreview(check, dayOf(row.done_until)), request.body);
    },
  );

  server.post(
    `${ONE_PLAN}/validation`,
    {
      config: { share: { part: 20, by: 'session' } },
      schema: { ...shared, response: { 201: PlanPreviewSchema } },
    },
    async (request, reply) => {
      const key = keyOf(request);
      const { body } = request;
      const found = await ownPlan(bank.db, key);
      if (E.isLeft(found)) return refuse(reply, found.left);
      const row = found.right;
      if (isEnd(body)) {
        if (row.stage === 'ENDED') return refuse(reply, IS_ENDED);
        const words = endWords(row.name, await depotWords(bank.db, row.depot_id));
        const issued = await issueTan(bank, request, reply, { purpose: endOf(key), body: SIGNED_END, words });
        if (E.isLeft(issued)) return refuse(reply, issued.left);
        reply.code(201);
        return planPreview(checkedNothing(row.name));
      }
      const market = await marketOf(bank);
      const checked = await checkPlanChange(bank.db, market, row, body, 'full', bank.clock.now());
      if (E.isLeft(checked)) return refuse(reply, checked.left);
      const { plan, messages } = checked.right.check;
      if (plan === undefined) return refuse(reply, refusal(422, 'precondition.failed', ...messages));
      const issued = await issueTan(bank, request, reply, {
        purpose: changeOf(key),
        body: signedPlanChange(row, body),
        words: planWords(CHANGE, plan, await depotWords(bank.db, plan.depotId)),
      });
      if (E.isLeft(issued)) return refuse(reply, issued.left);
      tell(reply, messages);
      reply.code(201);
      return echoedPlan(market, planPreview(checked.right.check, dayOf(row.done_until)), body);
    },
  );

  server.patch(
    ONE_PLAN,
    { schema: { ...shared, headers: IdempotencyHeaders, response: { 200: PlanSchema } } },
    async (request, reply) => {
      const intentId = keyOfAction(request);
      if (E.isLeft(intentId)) return refuse(reply, intentId.left);
      const key = keyOf(request);
      const { body } = request;
      const market = await marketOf(bank);
      const changed = await changePlan(bank, market, {
        key,
        body,
        intentId: intentId.right,
        verify: (tx, row) =>
          verifyTan(bank, tx, request, { purpose: changeOf(key), body: signedPlanChange(row, body) }),
      });
      if (E.isLeft(changed)) return refuse(reply, changed.left);
      tell(reply, changed.right.messages);
      return echoedPlan(market, changed.right.result, body);
    },
  );

  server.delete(
    ONE_PLAN,
    { schema: { tags, params, headers: IdempotencyHeaders, response: { 200: PlanSchema } } },
    async (request, reply) => {
      const intentId = keyOfAction(request);
      if (E.isLeft(intentId)) return refuse(reply, intentId.left);
      const key = keyOf(request);
      const ended = await endPlan(bank, await marketOf(bank), {
        key,
        intentId: intentId.right,
        verify: (tx) => verifyTan(bank, tx, request, { purpose: endOf(key), body: SIGNED_END }),
      });
      return E.isLeft(ended) ? refuse(reply, ended.left) : ended.right.result;
    },
  );
}

const changeOf = ({ planId }: PlanKey): string => `SAVINGS_PLAN_CHANGE:${planId}`;
const endOf = ({ planId }: PlanKey): string => `SAVINGS_PLAN_END:${planId}`;

/** An empty body ends the plan. */
const isEnd = (body: PlanBody): boolean => Object.keys(body).length === 0;

const dayOf = (text: string | null) => (text === null ? null : calendarDay(text));
