import * as E from 'fp-ts/Either';
import type { BankTransaction } from '../db/database';
import { inTransaction } from '../db/transaction';
import type { Bank } from '../foundation/bank';
import { audit } from '../audit/audit';
import { NOT_FOUND, refusal, type Refusal } from '../http/refusal';
import { Journal } from '../ledger/journal';
import type { Market } from '../market/market';
import { changeOrder } from './change-order';
import type { ChangeBody } from './order-body';
import { isCancellable, isChangeable } from './order-permission';
import { checkChange, type CheckedChange } from './check-change';
import { orderMessage } from './order-messages';
import type { StoredOrder } from './order-answer';
import type { OrderKey, OrderRow } from './order-record';

/** Refused because the order is not, or no longer, one that can be cancelled. */
export const NOT_CANCELLABLE = refusal(
  422,
  'precondition.failed',
  orderMessage.error('fehler-order-nicht-streichbar'),
);
/** Refused because the order cannot be changed now. */
export const NOT_CHANGEABLE = refusal(
  422,
  'precondition.failed',
  orderMessage.error('fehler-order-nicht-aenderbar'),
);

type Verify = (tx: BankTransaction) => Promise<E.Either<Refusal, void>>;

/**
 * Sends a cancellation to the venue: the order is PENDING until the venue has taken it, so that nothing executes
 * behind the customer's back. TAN and cancellation are one transaction.
 */
export function cancelOrder(
  bank: Bank,
  market: Market,
  key: OrderKey,
  verify: Verify,
): Promise<E.Either<Refusal, StoredOrder>> {
  return inTransaction(bank.db, async (tx) => {
    const row = await waitForOrder(tx, key);
    if (row === undefined) return E.left(NOT_FOUND);
    if (!isCancellable(row)) return E.left(NOT_CANCELLABLE);
    const verified = await verify(tx);
    if (E.isLeft(verified)) return verified;
    const at = bank.clock.date();
    await audit(tx, bank, {
      clientId: key.clientId,
      kind: 'ORDER_CANCELLED',
      detail: { orderId: key.orderId },
    });
    const journal = await Journal.lock(tx, key.clientId);
    return E.right(
      await changeOrder(tx, market, journal, row, at, {
        stage: 'CANCELLING',
        stage_since: at,
        status: 'PENDING',
        wake_at: at,
      }),
    );
  });
}

/** Changes limit, trigger, validity or quantity of the open part; PENDING until the venue has taken it. */
export function amendOrder(
  bank: Bank,
  market: Market,
  key: OrderKey,
  body: ChangeBody,
  verify: Verify,
): Promise<E.Either<Refusal, { readonly order: StoredOrder; readonly change: CheckedChange }>> {
  return inTransaction(bank.db, async (tx) => {
    const row = await waitForOrder(tx, key);
    if (row === undefined) return E.left(NOT_FOUND);
    if (!isChangeable(row)) return E.left(NOT_CHANGEABLE);
    const verified = await verify(tx);
    if (E.isLeft(verified)) return verified;
    const journal = await Journal.lock(tx, key.clientId);
    const checked = await checkChange(tx, market, row, body, bank.clock.now());
    if (E.isLeft(checked)) return checked;
    const change = checked.right;
    const at = bank.clock.date();
    const reference = `${row.order_id}/${row.version + 1}`;
    await journal.post({ kind: 'RESERVATION', reference, at, lines: change.lines });
    const order = await changeOrder(tx, market, journal, row, at, {
      ...change.columns,
      stage: 'CHANGING',
      stage_since: at,
      status: 'PENDING',
      wake_at: at,
    });
    return E.right({ order, change });
  });
}

/** The order with its row locked, waiting for whoever holds it. */
function waitForOrder(tx: BankTransaction, { clientId, orderId }: OrderKey): Promise<OrderRow | undefined> {
  return tx
    .selectFrom('securities_order')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
}
