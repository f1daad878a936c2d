import * as E from 'fp-ts/Either';
import type { Market } from '@sandbox/market/market';
import { audit } from '@sandbox/platform/audit/audit';
import type { Bank } from '@sandbox/platform/bank';
import type { BankTransaction } from '@sandbox/platform/db/database';
import type { Refusal } from '@sandbox/platform/http/refusal';
import { actOnce, type Acted, type Answered } from '@sandbox/platform/intent/act-once';
import type { SigningWords } from '@sandbox/areas/tan/tan-demand';
import { newOrder } from '../book/order-kinds';
import type { OrderAnswer } from '../book/order-schema';
import type { OrderBody } from '../routes/order-body';
import { placeOrder } from './place-order';

/** A creating call. */
export interface Creation {
  readonly clientId: string;
  readonly body: OrderBody;
  /** The idempotency key; programs need none. */
  readonly intentId: string | undefined;
  /** Checks the TAN in the transaction of the order, and tells what it has signed. */
  readonly verify: (tx: BankTransaction) => Promise<E.Either<Refusal, SigningWords>>;
}

/** Creates an order once for its key; a wrong TAN decides nothing, so the customer may try again with the same key. */
export const createOrder = (
  bank: Bank,
  market: Market,
  creation: Creation,
): Promise<E.Either<Refusal, Answered<OrderAnswer>>> => {
  const { clientId, intentId, body } = creation;
  return actOnce(bank, {
    kind: newOrder,
    clientId,
    intentId,
    body,
    act: (tx) => place(bank, tx, market, creation),
  });
};

async function place(
  bank: Bank,
  tx: BankTransaction,
  market: Market,
  { clientId, body, verify }: Creation,
): Promise<Acted<OrderAnswer>> {
  const verified = await verify(tx);
  if (E.isLeft(verified)) return { kind: 'undecided', refusal: verified.left };
  const placed = await placeOrder(bank, tx, market, { clientId, body, signed: verified.right });
  const detail = E.isRight(placed)
    ? { orderId: placed.right.orderId }
    : { refused: placed.left.messages.map(({ key }) => key) };
  await audit(tx, bank, { clientId, kind: 'ORDER_RECEIVED', detail });
  if (E.isLeft(placed)) return { kind: 'refused', refusal: placed.left };
  const { orderId, answer, messages } = placed.right;
  return { kind: 'done', reference: orderId, answer: { result: answer, messages } };
}
