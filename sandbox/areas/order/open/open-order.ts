import * as E from 'fp-ts/Either';
import type { BankDatabase, BankTransaction } from '@sandbox/platform/db/database';
import { inTransaction } from '@sandbox/platform/db/transaction';
import type { Bank } from '@sandbox/platform/bank';
import { audit } from '@sandbox/platform/audit/audit';
import { NOT_FOUND, refusal, type Refusal } from '@sandbox/platform/http/refusal';
import type { Market } from '@sandbox/market/market';
import { signTheSame, type SigningWords } from '@sandbox/areas/tan/tan-demand';
import { tanRefusal } from '@sandbox/areas/tan/tan-refusals';
import { catchUp } from '../trade/advance-order';
import { booking } from '../trade/booking';
import { changeOrder } from './change-order';
import { findCombination } from '../store/combination-record';
import type { ChangeBody } from '../routes/order-body';
import { isCancellable, isChangeable } from './order-permission';
import { checkChange, type CheckedChange } from './check-change';
import { oneOrder } from '../book/order-book';
import { orderMessage } from '../check/order-messages';
import { findOrder, waitForOrder, type OrderKey, type OrderRow } from '../store/order-record';
import type { OrderAnswer } from '../book/order-schema';
import { changeWords } from './signed-change';

/** Refused because the order is not, or no longer, one that can be cancelled. */
const NOT_CANCELLABLE = refusal(
  422,
  'precondition.failed',
  orderMessage.error('fehler-order-nicht-streichbar'),
);
/** Refused because the order cannot be changed now. */
const NOT_CHANGEABLE = refusal(
  422,
  'precondition.failed',
  orderMessage.error('fehler-order-nicht-aenderbar'),
);

type Legs = readonly [OrderRow, ...OrderRow[]];
type Verify<Signed> = (tx: BankTransaction, signed: Signed) => Promise<E.Either<Refusal, SigningWords>>;

/**
 * The orders that a cancellation is about: the order itself, or of a combined one every leg that can be cancelled,
 * as long as nothing else is on its way for any of them.
 */
export async function ordersToCancel(db: BankDatabase, key: OrderKey): Promise<E.Either<Refusal, Legs>> {
  const single = await findOrder(db, key);
  const found = single === undefined ? (await findCombination(db, key))?.legs : [single];
  if (found === undefined) return E.left(NOT_FOUND);
  const [first, ...others] = found.filter(isCancellable);
  const isPending = found.some(({ status }) => status === 'PENDING');
  return first === undefined || isPending ? E.left(NOT_CANCELLABLE) : E.right([first, ...others]);
}

/** The order that a change is about: a combined one is changed leg by leg. */
export async function orderToChange(db: BankDatabase, key: OrderKey): Promise<E.Either<Refusal, OrderRow>> {
  const row = await findOrder(db, key);
  if (row !== undefined) return isChangeable(row) ? E.right(row) : E.left(NOT_CHANGEABLE);
  return E.left((await findCombination(db, key)) === undefined ? NOT_FOUND : NOT_CHANGEABLE);
}

/**
 * Sends a cancellation to the venue: the order, or every leg of a combined one, is PENDING until the venue has
 * taken it, so that nothing executes behind the customer's back. TAN and cancellation are one transaction.
 */
export async function cancelOrder(
  bank: Bank,
  market: Market,
  key: OrderKey,
  verify: Verify<Legs>,
): Promise<E.Either<Refusal, OrderAnswer>> {
  await catchUp(bank, market, key);
  return inTransaction(bank.db, async (tx) => {
    const seen = await ordersToCancel(tx, key);
    if (E.isLeft(seen)) return seen;
    for (const { order_id: orderId } of seen.right) {
      await waitForOrder(tx, { clientId: key.clientId, orderId });
    }
    const held = await ordersToCancel(tx, key);
    if (E.isLeft(held)) return held;
    const verified = await verify(tx, held.right);
    if (E.isLeft(verified)) return verified;
    const at = bank.clock.date();
    const { clientId, orderId } = key;
    await audit(tx, bank, { clientId, kind: 'ORDER_CANCELLED', detail: { orderId } });
    const book = await booking(bank, tx, market, clientId);
    for (const row of held.right) {
      await changeOrder(book, row, at, {
        stage: 'CANCELLING',
        stage_since: at,
        status: 'PENDING',
        wake_at: at,
      });
    }
    return E.right(await answerOf(tx, market, key));
  });
}

/**
 * Changes limit, trigger, validity or quantity of the open part; PENDING until the venue has taken it. What would
 * become another change now than was signed is refused.
 */
export async function amendOrder(
  bank: Bank,
  market: Market,
  key: OrderKey,
  body: ChangeBody,
  verify: Verify<OrderRow>,
): Promise<E.Either<Refusal, { readonly order: OrderAnswer; readonly change: CheckedChange }>> {
  await catchUp(bank, market, key);
  return inTransaction(bank.db, async (tx) => {
    await waitForOrder(tx, key);
    const found = await orderToChange(tx, key);
    if (E.isLeft(found)) return found;
    const row = found.right;
    const verified = await verify(tx, row);
    if (E.isLeft(verified)) return verified;
    const book = await booking(bank, tx, market, key.clientId);
    const checked = await checkChange(tx, market, row, body, bank.clock.now());
    if (E.isLeft(checked)) return checked;
    const change = checked.right;
    if (!signTheSame(verified.right, changeWords(market, row, body, change)))
      return E.left(tanRefusal.changed);
    const at = bank.clock.date();
    const reference = `${row.order_id}/${row.version + 1}`;
    await book.journal.post({ kind: 'RESERVATION', reference, at, lines: change.lines });
    if (change.partner !== undefined) await changeOrder(book, change.partner.row, at, change.partner.columns);
    await changeOrder(book, row, at, {
      ...change.columns,
      stage: 'CHANGING',
      stage_since: at,
      status: 'PENDING',
      wake_at: at,
    });
    return E.right({ order: await answerOf(tx, market, key), change });
  });
}

async function answerOf(
  db: BankDatabase,
  market: Market,
  { clientId, orderId }: OrderKey,
): Promise<OrderAnswer> {
  const answer = await oneOrder(db, market, clientId, orderId, { instrument: true, venue: true });
  if (answer === undefined) throw new Error('An order was changed and is not there');
  return answer;
}
