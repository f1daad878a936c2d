import { depotWords } from '@sandbox/ledger/depot/own-depot';
import * as E from 'fp-ts/Either';
import { issueTan } from '@sandbox/areas/tan/issue-tan';
import { verifyTan } from '@sandbox/areas/tan/verify-tan';
import { marketOf } from '@sandbox/market/market';
import type { Bank } from '@sandbox/platform/bank';
import { signedIn, type SignedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { refusal, refuse } from '@sandbox/platform/http/refusal';
import { tell } from '@sandbox/platform/http/response-info';
import { IdempotencyHeaders, keyOfAction } from '@sandbox/platform/intent/idempotency-key';
import { cancelFundOrder, SIGNED_CANCELLATION } from '../act/cancel-fund-order';
import { changeOrder, checkChange, signedChange } from '../act/change-fund-order';
import { ownFundOrder, tooLate, type OwnFundOrder } from '../act/open-fund-order';
import { cancellationWords, fundOrderWords } from '../act/signing-words';
import { fundPreview, NO_PREVIEW } from '../book/fund-answer';
import { FundOrderSchema, FundPreviewSchema } from '../book/fund-schema';
import { hasErrors } from '../check/check-order';
import { FundOrderBodySchema } from '../check/fund-body';
import { ONE_FUND_ORDER, orderParams, tags } from './fund-paths';

const changeOf = ({ fundOrderId }: OwnFundOrder): string => `FUND_ORDER_CHANGE:${fundOrderId}`;
const cancellationOf = ({ fundOrderId }: OwnFundOrder): string => `FUND_ORDER_CANCEL:${fundOrderId}`;

/** Change and cancellation of an order: prevalidation, validation, and the act with its TAN (api.md 9). */
export function changeRoutes(server: BankServer, bank: Bank): void {
  const keyOf = (request: {
    readonly signedIn: SignedIn | undefined;
    readonly params: { readonly depotId: string; readonly fundOrderId: string };
  }): OwnFundOrder => ({ clientId: signedIn(request).clientId, ...request.params });
  const shared = { tags, params: orderParams, body: FundOrderBodySchema };

  server.post(
    `${ONE_FUND_ORDER}/prevalidation`,
    { schema: { ...shared, response: { 200: FundPreviewSchema } } },
    async (request, reply) => {
      const found = await ownFundOrder(bank.db, keyOf(request));
      if (E.isLeft(found)) return refuse(reply, found.left);
      const market = await marketOf(bank);
      const now = bank.clock.now();
      const checked = await checkChange(bank.db, market, found.right, request.body, 'partial', now);
      if (E.isLeft(checked)) return refuse(reply, checked.left);
      const { messages } = checked.right;
      if (hasErrors(messages)) return refuse(reply, refusal(422, 'precondition.failed', ...messages));
      tell(reply, messages);
      return fundPreview(market, checked.right);
    },
  );

  server.post(
    `${ONE_FUND_ORDER}/validation`,
    {
      config: { share: { part: 20, by: 'session' } },
      schema: { ...shared, response: { 201: FundPreviewSchema } },
    },
    async (request, reply) => {
      const key = keyOf(request);
      const { body } = request;
      const found = await ownFundOrder(bank.db, key);
      if (E.isLeft(found)) return refuse(reply, found.left);
      const row = found.right;
      const now = bank.clock.now();
      if (Object.keys(body).length === 0) {
        const late = tooLate(row, now);
        if (late !== undefined) return refuse(reply, late);
        const demand = {
          purpose: cancellationOf(key),
          body: SIGNED_CANCELLATION,
          words: cancellationWords(row, await depotWords(bank.db, row.depot_id)),
        };
        const issued = await issueTan(bank, request, reply, demand);
        if (E.isLeft(issued)) return refuse(reply, issued.left);
        reply.code(201);
        return NO_PREVIEW;
      }
      const market = await marketOf(bank);
      const checked = await checkChange(bank.db, market, row, body, 'full', now);
      if (E.isLeft(checked)) return refuse(reply, checked.left);
      const { order, messages } = checked.right;
      if (order === undefined) return refuse(reply, refusal(422, 'precondition.failed', ...messages));
      const issued = await issueTan(bank, request, reply, {
        purpose: changeOf(key),
        body: signedChange(row, body),
        words: fundOrderWords(order, true),
      });
      if (E.isLeft(issued)) return refuse(reply, issued.left);
      tell(reply, messages);
      reply.code(201);
      return fundPreview(market, checked.right);
    },
  );

  server.patch(
    ONE_FUND_ORDER,
    { schema: { ...shared, headers: IdempotencyHeaders, response: { 200: FundOrderSchema } } },
    async (request, reply) => {
      const intentId = keyOfAction(request);
      if (E.isLeft(intentId)) return refuse(reply, intentId.left);
      const key = keyOf(request);
      const { body } = request;
      const changed = await changeOrder(bank, await marketOf(bank), {
        key,
        body,
        intentId: intentId.right,
        verify: (tx, row) =>
          verifyTan(bank, tx, request, { purpose: changeOf(key), body: signedChange(row, body) }),
      });
      if (E.isLeft(changed)) return refuse(reply, changed.left);
      tell(reply, changed.right.messages);
      return changed.right.result;
    },
  );

  server.delete(
    ONE_FUND_ORDER,
    {
      schema: { tags, params: orderParams, headers: IdempotencyHeaders, response: { 200: FundOrderSchema } },
    },
    async (request, reply) => {
      const intentId = keyOfAction(request);
      if (E.isLeft(intentId)) return refuse(reply, intentId.left);
      const key = keyOf(request);
      const cancelled = await cancelFundOrder(bank, await marketOf(bank), {
        key,
        intentId: intentId.right,
        verify: (tx) =>
          verifyTan(bank, tx, request, { purpose: cancellationOf(key), body: SIGNED_CANCELLATION }),
      });
      if (E.isLeft(cancelled)) return refuse(reply, cancelled.left);
      return cancelled.right.result;
    },
  );
}
