import { depotWords } from '@sandbox/ledger/depot/own-depot';
import * as E from 'fp-ts/Either';
import type { Bank } from '@sandbox/platform/bank';
import { signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { NOT_FOUND, refusal, refuse } from '@sandbox/platform/http/refusal';
import { tell } from '@sandbox/platform/http/response-info';
import { IdempotencyHeaders, keyOfAction } from '@sandbox/platform/intent/idempotency-key';
import { marketOf } from '@sandbox/market/market';
import { issueTan } from '@sandbox/areas/tan/issue-tan';
import { verifyTan } from '@sandbox/areas/tan/verify-tan';
import { CREATION, createPlan } from '../act/create-plan';
import { planWords } from '../act/signing-words';
import { echoedPlan } from '../book/echoed-plan';
import { planPreview } from '../book/plan-preview';
import { PlanPreviewSchema, PlanSchema } from '../book/plan-schema';
import { checkPlan, hasErrors, type PlanCheck } from '../check/check-plan';
import type { Extent } from '../check/checked-plan';
import { PlanBodySchema, WrefQuery, type PlanBody } from '../check/plan-body';
import { loadPlanFacts } from '../check/plan-facts';
import { PLANS, tags } from './plan-paths';

/** What the TAN of a new plan is bound to besides its body. */
const PURPOSE = 'SAVINGS_PLAN_CREATE';

/** Prevalidation, validation and creation of plans (api.md 9). */
export function creationRoutes(server: BankServer, bank: Bank): void {
  const check = async (clientId: string, body: PlanBody, extent: Extent): Promise<PlanCheck | undefined> => {
    const market = await marketOf(bank);
    const facts = await loadPlanFacts(bank.db, market, clientId, body.depotId ?? undefined, bank.clock.now());
    return facts && checkPlan(body, facts, extent);
  };

  server.post(
    `${PLANS}/prevalidation`,
    {
      schema: {
        tags,
        querystring: WrefQuery,
        body: PlanBodySchema,
        response: { 200: PlanPreviewSchema },
      },
    },
    async (request, reply) => {
      const checked = await check(signedIn(request).clientId, request.body, 'partial');
      if (checked === undefined) return refuse(reply, NOT_FOUND);
      const { messages } = checked;
      if (hasErrors(messages)) return refuse(reply, refusal(422, 'precondition.failed', ...messages));
      tell(reply, messages);
      return echoedPlan(await marketOf(bank), planPreview(checked), request.body);
    },
  );

  server.post(
    `${PLANS}/validation`,
    {
      config: { share: { part: 20, by: 'session' } },
      schema: {
        tags,
        querystring: WrefQuery,
        body: PlanBodySchema,
        response: { 201: PlanPreviewSchema },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const checked = await check(signedIn(request).clientId, body, 'full');
      if (checked === undefined) return refuse(reply, NOT_FOUND);
      const { plan, messages } = checked;
      if (plan === undefined) return refuse(reply, refusal(422, 'precondition.failed', ...messages));
      const words = planWords(CREATION, plan, await depotWords(bank.db, plan.depotId));
      const issued = await issueTan(bank, request, reply, { purpose: PURPOSE, body, words });
      if (E.isLeft(issued)) return refuse(reply, issued.left);
      tell(reply, messages);
      reply.code(201);
      return echoedPlan(await marketOf(bank), planPreview(checked), request.body);
    },
  );

  server.post(
    PLANS,
    {
      config: { share: { part: 20, by: 'session' } },
      schema: {
        tags,
        headers: IdempotencyHeaders,
        querystring: WrefQuery,
        body: PlanBodySchema,
        response: { 201: PlanSchema },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const key = keyOfAction(request);
      if (E.isLeft(key)) return refuse(reply, key.left);
      const market = await marketOf(bank);
      const created = await createPlan(bank, market, {
        clientId: signedIn(request).clientId,
        body,
        wref: request.query.wref,
        intentId: key.right,
        verify: (tx) => verifyTan(bank, tx, request, { purpose: PURPOSE, body }),
      });
      if (E.isLeft(created)) return refuse(reply, created.left);
      tell(reply, created.right.messages);
      reply.code(201);
      return echoedPlan(market, created.right.result, body);
    },
  );
}
