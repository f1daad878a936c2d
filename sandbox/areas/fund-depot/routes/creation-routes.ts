import * as E from 'fp-ts/Either';
import { issueTan } from '@sandbox/areas/tan/issue-tan';
import { verifyTan } from '@sandbox/areas/tan/verify-tan';
import { marketOf } from '@sandbox/market/market';
import type { Bank } from '@sandbox/platform/bank';
import { signedIn, type SignedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { refusal, refuse, type Refusal } from '@sandbox/platform/http/refusal';
import { tell } from '@sandbox/platform/http/response-info';
import { IdempotencyHeaders, keyOfAction } from '@sandbox/platform/intent/idempotency-key';
import { createFundOrder } from '../act/create-fund-order';
import { fundOrderWords } from '../act/signing-words';
import { fundPreview } from '../book/fund-answer';
import { FundOrderSchema, FundPreviewSchema } from '../book/fund-schema';
import { checkOrder, hasErrors, type OrderCheck } from '../check/check-order';
import type { Extent } from '../check/checked-order';
import { FundOrderBodySchema, type FundOrderBody } from '../check/fund-body';
import { loadFundFacts, type FundDepotKey } from '../check/fund-facts';
import { depotParams, FUND_ORDERS, tags } from './fund-paths';

/** What the TAN of a new order is bound to besides its body. */
const purposeOf = ({ depotId }: FundDepotKey): string => `FUND_ORDER_CREATE:${depotId}`;

/** Prevalidation, validation and creation of orders for a fund depot (api.md 9). */
export function creationRoutes(server: BankServer, bank: Bank): void {
  const keyOf = (request: {
    readonly signedIn: SignedIn | undefined;
    readonly params: { readonly depotId: string };
  }): FundDepotKey => ({ clientId: signedIn(request).clientId, depotId: request.params.depotId });
  const check = async (
    depot: FundDepotKey,
    body: FundOrderBody,
    extent: Extent,
  ): Promise<E.Either<Refusal, OrderCheck>> => {
    const facts = await loadFundFacts(bank.db, await marketOf(bank), depot, bank.clock.now());
    return E.isLeft(facts) ? facts : E.right(checkOrder(body, facts.right, extent));
  };
  const shared = { tags, params: depotParams, body: FundOrderBodySchema };

  server.post(
    `${FUND_ORDERS}/prevalidation`,
    { schema: { ...shared, response: { 200: FundPreviewSchema } } },
    async (request, reply) => {
      const checked = await check(keyOf(request), request.body, 'partial');
      if (E.isLeft(checked)) return refuse(reply, checked.left);
      const { messages } = checked.right;
      if (hasErrors(messages)) return refuse(reply, refusal(422, 'precondition.failed', ...messages));
      tell(reply, messages);
      return fundPreview(await marketOf(bank), checked.right);
    },
  );

  server.post(
    `${FUND_ORDERS}/validation`,
    {
      config: { share: { part: 20, by: 'session' } },
      schema: { ...shared, response: { 201: FundPreviewSchema } },
    },
    async (request, reply) => {
      const { body } = request;
      const depot = keyOf(request);
      const checked = await check(depot, body, 'full');
      if (E.isLeft(checked)) return refuse(reply, checked.left);
      const { order, messages } = checked.right;
      if (order === undefined) return refuse(reply, refusal(422, 'precondition.failed', ...messages));
      const words = fundOrderWords(order, false);
      const issued = await issueTan(bank, request, reply, { purpose: purposeOf(depot), body, words });
      if (E.isLeft(issued)) return refuse(reply, issued.left);
      tell(reply, messages);
      reply.code(201);
      return fundPreview(await marketOf(bank), checked.right);
    },
  );

  server.post(
    FUND_ORDERS,
    {
      config: { share: { part: 20, by: 'session' } },
      schema: { ...shared, headers: IdempotencyHeaders, response: { 201: FundOrderSchema } },
    },
    async (request, reply) => {
      const { body } = request;
      const intentId = keyOfAction(request);
      if (E.isLeft(intentId)) return refuse(reply, intentId.left);
      const depot = keyOf(request);
      const created = await createFundOrder(bank, await marketOf(bank), {
        depot,
        body,
        intentId: intentId.right,
        verify: (tx) => verifyTan(bank, tx, request, { purpose: purposeOf(depot), body }),
      });
      if (E.isLeft(created)) return refuse(reply, created.left);
      reply.code(201);
      return created.right.result;
    },
  );
}
