import * as E from 'fp-ts/Either';
import { audit } from '@sandbox/platform/audit/audit';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { inTransaction } from '@sandbox/platform/db/transaction';
import type { Bank } from '@sandbox/platform/bank';
import { refusal, type Refusal } from '@sandbox/platform/http/refusal';
import type { Market } from '@sandbox/market/market';
import type { OrderBody } from '../routes/order-body';
import {
  claimIntent,
  isSameOrder,
  refuseIntent,
  releaseIntent,
  settleIntent,
  type Intent,
  type IntentRow,
} from './order-intent';
import { oneOrder } from '../book/order-book';
import { orderMessage } from '../check/order-messages';
import { placeOrder, type PlacedOrder } from './place-order';
import type { SigningWords } from '@sandbox/areas/tan/tan-demand';

const OTHER_ORDER = refusal(
  422,
  'precondition.failed',
  orderMessage.error('fehler-idempotenz-anderer-auftrag'),
);
const DISCARDED = refusal(422, 'precondition.failed', orderMessage.error('fehler-auftrag-verworfen'));

/** A creating call. */
export interface Creation {
  readonly clientId: string;
  readonly body: OrderBody;
  /** The idempotency key; programs need none. */
  readonly intentId: string | undefined;
  /** Checks the TAN in the transaction of the order, and tells what it has signed. */
  readonly verify: (tx: BankTransaction) => Promise<E.Either<Refusal, SigningWords>>;
}

/**
 * Creates an order in one transaction with its TAN and its intent: all of it happens, or nothing. A repeated key
 * gets the first answer; a wrong TAN decides nothing, so the customer may try again with the same key.
 */
export function createOrder(
  bank: Bank,
  market: Market,
  creation: Creation,
): Promise<E.Either<Refusal, PlacedOrder>> {
  const { clientId, body, intentId } = creation;
  return inTransaction(bank.db, async (tx) => {
    if (intentId === undefined) return released(bank, tx, market, creation, undefined);
    const intent = { clientId, intentId };
    const claim = await claimIntent(tx, intent, body, bank.clock.date());
    return claim.kind === 'claimed'
      ? released(bank, tx, market, creation, intent)
      : firstAnswer(tx, market, claim.row, body);
  });
}

async function released(
  bank: Bank,
  tx: BankTransaction,
  market: Market,
  { clientId, body, verify }: Creation,
  intent: Intent | undefined,
): Promise<E.Either<Refusal, PlacedOrder>> {
  const verified = await verify(tx);
  if (E.isLeft(verified)) {
    if (intent !== undefined) await releaseIntent(tx, intent);
    return verified;
  }
  const placed = await placeOrder(bank, tx, market, { clientId, body, signed: verified.right });
  const detail = E.isRight(placed)
    ? { orderId: placed.right.orderId }
    : { refused: placed.left.messages.map(({ key }) => key) };
  await audit(tx, bank, { clientId, kind: 'ORDER_RECEIVED', detail });
  if (intent !== undefined) {
    if (E.isLeft(placed)) await refuseIntent(tx, intent, placed.left);
    else await settleIntent(tx, intent, placed.right.orderId, placed.right.messages);
  }
  return placed;
}

/** What was decided before, for the same order; the order as it stands now. */
async function firstAnswer(
  tx: BankTransaction,
  market: Market,
  row: IntentRow,
  body: OrderBody,
): Promise<E.Either<Refusal, PlacedOrder>> {
  if (row.state === 'VOID') return E.left(DISCARDED);
  if (!isSameOrder(row, body)) return E.left(OTHER_ORDER);
  const { client_id, order_id: orderId, messages } = row;
  const parts = { instrument: true, venue: true };
  const answer = orderId === null ? undefined : await oneOrder(tx, market, client_id, orderId, parts);
  if (orderId === null || answer === undefined) {
    return E.left(refusal(row.status_code, 'precondition.failed', ...messages));
  }
  return E.right({ orderId, answer, messages });
}
