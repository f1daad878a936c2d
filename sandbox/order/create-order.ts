import * as E from 'fp-ts/Either';
import { audit } from '../audit/audit';
import type { BankTransaction } from '../db/database';
import { inTransaction } from '../db/transaction';
import type { Bank } from '../foundation/bank';
import { refusal, type Refusal } from '../http/refusal';
import type { Market } from '../market/market';
import type { OrderBody } from './order-body';
import {
  claimIntent,
  isSameOrder,
  refuseIntent,
  releaseIntent,
  settleIntent,
  type Intent,
  type IntentRow,
} from './order-intent';
import { orderMessage } from './order-messages';
import { findOrder, withExecutions } from './order-record';
import { placeOrder, type PlacedOrder } from './place-order';

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
  /** Checks the TAN in the transaction of the order. */
  readonly verify: (tx: BankTransaction) => Promise<E.Either<Refusal, void>>;
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
      : firstAnswer(tx, claim.row, body);
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
  const placed = await placeOrder(bank, tx, market, clientId, body);
  const detail = E.isRight(placed)
    ? { orderId: placed.right.order.row.order_id }
    : { refused: placed.left.messages.map(({ key }) => key) };
  await audit(tx, bank, { clientId, kind: 'ORDER_RECEIVED', detail });
  if (intent !== undefined) {
    if (E.isLeft(placed)) await refuseIntent(tx, intent, placed.left);
    else await settleIntent(tx, intent, placed.right.order.row.order_id, placed.right.messages);
  }
  return placed;
}

/** What was decided before, for the same order; the order as it stands now. */
async function firstAnswer(
  tx: BankTransaction,
  row: IntentRow,
  body: OrderBody,
): Promise<E.Either<Refusal, PlacedOrder>> {
  if (row.state === 'VOID') return E.left(DISCARDED);
  if (!isSameOrder(row, body)) return E.left(OTHER_ORDER);
  const order =
    row.order_id === null
      ? undefined
      : await findOrder(tx, { clientId: row.client_id, orderId: row.order_id });
  const [stored] = order === undefined ? [] : await withExecutions(tx, row.client_id, [order]);
  if (stored === undefined) {
    return E.left(refusal(row.status_code, 'precondition.failed', ...row.messages));
  }
  return E.right({ order: stored, messages: row.messages });
}
