import { depotWords } from '@sandbox/ledger/depot/own-depot';
import * as E from 'fp-ts/Either';
import { Type } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import { signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { refuse, type Refusal } from '@sandbox/platform/http/refusal';
import { tell } from '@sandbox/platform/http/response-info';
import { IdempotencyHeaders, keyOfAction } from '@sandbox/platform/intent/idempotency-key';
import { marketOf, type Market } from '@sandbox/market/market';
import { issueTan } from '@sandbox/areas/tan/issue-tan';
import type { TanDemand } from '@sandbox/areas/tan/tan-demand';
import { verifyTan } from '@sandbox/areas/tan/verify-tan';
import { catchUp } from '../trade/advance-order';
import { checkChange, type CheckedChange } from '../open/check-change';
import { oneOrder } from '../book/order-book';
import { OrderSchema, type OrderAnswer } from '../book/order-schema';
import { ChangeBodySchema, type ChangeBody } from './order-body';
import type { OrderKey } from '../store/order-record';
import { changeWords, signedCancellation, signedChange } from '../open/signed-change';
import { openOrderWords } from '../place/signing-words';
import { amendOrder, cancelOrder, ordersToCancel, orderToChange } from '../open/open-order';

const params = Type.Object({ orderId: Type.String() });
const tags = ['order'];

/** A change or, with an empty body, a cancellation that may be released. */
interface Permitted {
  readonly demand: TanDemand;
  readonly messages: CheckedChange['messages'];
}

/** Change and cancellation of open orders: prevalidation, validation, and the act with its TAN (api.md 6). */
export function openOrderRoutes(server: BankServer, bank: Bank): void {
  server.post(
    '/api/brokerage/v3/orders/:orderId/prevalidation',
    { schema: { tags, params, body: ChangeBodySchema, response: { 200: OrderSchema } } },
    async (request, reply) => {
      const market = await marketOf(bank);
      const key = { clientId: signedIn(request).clientId, orderId: request.params.orderId };
      const checked = await permit(bank, market, key, request.body);
      if (E.isLeft(checked)) return refuse(reply, checked.left);
      tell(reply, checked.right.messages);
      return currentAnswer(bank, market, key);
    },
  );

  server.post(
    '/api/brokerage/v3/orders/:orderId/validation',
    { schema: { tags, params, body: ChangeBodySchema, response: { 201: OrderSchema } } },
    async (request, reply) => {
      const market = await marketOf(bank);
      const key = { clientId: signedIn(request).clientId, orderId: request.params.orderId };
      const checked = await permit(bank, market, key, request.body);
      if (E.isLeft(checked)) return refuse(reply, checked.left);
      const issued = await issueTan(bank, request, reply, checked.right.demand);
      if (E.isLeft(issued)) return refuse(reply, issued.left);
      tell(reply, checked.right.messages);
      reply.code(201);
      return currentAnswer(bank, market, key);
    },
  );

  server.delete(
    '/api/brokerage/v3/orders/:orderId',
    { schema: { tags, params, headers: IdempotencyHeaders, response: { 200: OrderSchema } } },
    async (request, reply) => {
      const intentId = keyOfAction(request);
      if (E.isLeft(intentId)) return refuse(reply, intentId.left);
      const market = await marketOf(bank);
      const key = { clientId: signedIn(request).clientId, orderId: request.params.orderId };
      const cancelled = await cancelOrder(bank, market, {
        key,
        intentId: intentId.right,
        verify: (tx, rows) =>
          verifyTan(bank, tx, request, { purpose: purposeOf(key, {}), body: signedCancellation(rows) }),
      });
      return E.isLeft(cancelled) ? refuse(reply, cancelled.left) : cancelled.right.result;
    },
  );

  server.patch(
    '/api/brokerage/v3/orders/:orderId',
    {
      schema: {
        tags,
        params,
        headers: IdempotencyHeaders,
        body: ChangeBodySchema,
        response: { 200: OrderSchema },
      },
    },
    async (request, reply) => {
      const intentId = keyOfAction(request);
      if (E.isLeft(intentId)) return refuse(reply, intentId.left);
      const market = await marketOf(bank);
      const { body } = request;
      const key = { clientId: signedIn(request).clientId, orderId: request.params.orderId };
      const amended = await amendOrder(bank, market, body, {
        key,
        intentId: intentId.right,
        verify: (tx, row) =>
          verifyTan(bank, tx, request, { purpose: purposeOf(key, body), body: signedChange(row, body) }),
      });
      if (E.isLeft(amended)) return refuse(reply, amended.left);
      tell(reply, amended.right.messages);
      return amended.right.result;
    },
  );
}

const isCancellation = (body: ChangeBody): boolean => Object.values(body).every((value) => value === null);

const purposeOf = ({ orderId }: OrderKey, body: ChangeBody): string =>
  `${isCancellation(body) ? 'ORDER_CANCEL' : 'ORDER_CHANGE'}:${orderId}`;

async function permit(
  bank: Bank,
  market: Market,
  key: OrderKey,
  body: ChangeBody,
): Promise<E.Either<Refusal, Permitted>> {
  await catchUp(bank, market, key);
  const purpose = purposeOf(key, body);
  if (isCancellation(body)) {
    const orders = await ordersToCancel(bank.db, key);
    if (E.isLeft(orders)) return orders;
    const depot = await depotWords(bank.db, orders.right[0].depot_id);
    const words = openOrderWords(market, orders.right, { sentence: 'Order streichen', depot });
    return E.right({ messages: [], demand: { purpose, body: signedCancellation(orders.right), words } });
  }
  const found = await orderToChange(bank.db, key);
  if (E.isLeft(found)) return found;
  const row = found.right;
  const checked = await checkChange(bank.db, market, row, body, bank.clock.now());
  if (E.isLeft(checked)) return checked;
  const words = changeWords(market, row, body, checked.right, await depotWords(bank.db, row.depot_id));
  return E.right({
    messages: checked.right.messages,
    demand: { purpose, body: signedChange(row, body), words },
  });
}

async function currentAnswer(
  bank: Bank,
  market: Market,
  { clientId, orderId }: OrderKey,
): Promise<OrderAnswer> {
  const answer = await oneOrder(bank.db, market, clientId, orderId, { instrument: true, venue: true });
  if (answer === undefined) throw new Error('An order that is not there');
  return answer;
}
