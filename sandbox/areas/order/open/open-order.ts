import { depotWords } from '@sandbox/ledger/depot/own-depot';
import * as E from 'fp-ts/Either';
import type { BankDatabase, BankTransaction } from '@sandbox/platform/db/database';
import type { Bank } from '@sandbox/platform/bank';
import { audit } from '@sandbox/platform/audit/audit';
import { NOT_FOUND, refusal, type Refusal } from '@sandbox/platform/http/refusal';
import { actOnce, type Acted, type Answered } from '@sandbox/platform/intent/act-once';
import type { Market } from '@sandbox/market/market';
import { signTheSame, type SigningWords } from '@sandbox/areas/tan/tan-demand';
import { tanRefusal } from '@sandbox/areas/tan/tan-refusals';
import { catchUp } from '../trade/advance-order';
import { booking, type Booking } from '../trade/booking';
import { changeOrder } from './change-order';
import { findCombination } from '../store/combination-record';
import type { ChangeBody } from '../routes/order-body';
import { isCancellable, isChangeable } from './order-permission';
import { checkChange, type CheckedChange } from './check-change';
import { orderCancellation, orderChange } from '../book/order-kinds';
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

/** A released change or cancellation of an order. */
interface Call<Signed> {
  readonly key: OrderKey;
  readonly intentId: string | undefined;
  /** Checks the TAN against what it has to have signed, and tells its words. */
  readonly verify: (tx: BankTransaction, signed: Signed) => Promise<E.Either<Refusal, SigningWords>>;
}

/**
 * Sends a cancellation to the venue: the order, or every leg of a combined one, is PENDING until the venue has
 * taken it, so that nothing executes behind the customer's back. TAN and cancellation are one transaction.
 */
export async function cancelOrder(
  bank: Bank,
  market: Market,
  { key, intentId, verify }: Call<Legs>,
): Promise<E.Either<Refusal, Answered<OrderAnswer>>> {
  await catchUp(bank, market, key);
  const { clientId, orderId } = key;
  const act = async (tx: BankTransaction): Promise<Acted<OrderAnswer>> => {
    const seen = await ordersToCancel(tx, key);
    if (E.isLeft(seen)) return undecided(seen.left);
    for (const { order_id } of seen.right) await waitForOrder(tx, { clientId, orderId: order_id });
    const held = await ordersToCancel(tx, key);
    if (E.isLeft(held)) return undecided(held.left);
    const verified = await verify(tx, held.right);
    if (E.isLeft(verified)) return undecided(verified.left);
    const at = bank.clock.date();
    await audit(tx, bank, { clientId, kind: 'ORDER_CANCELLED', detail: { orderId } });
    const book = await booking(bank, tx, market, clientId);
    const sent = { stage: 'CANCELLING', stage_since: at, status: 'PENDING', wake_at: at } as const;
    for (const row of held.right) await changeOrder(book, row, at, sent);
    const result = await orderCancellation.resultOf(bank, tx, clientId, orderId);
    return { kind: 'done', reference: orderId, answer: { result, messages: [] } };
  };
  return actOnce(bank, { kind: orderCancellation, clientId, intentId, body: { orderId }, act });
}

/**
 * Changes limit, trigger, validity or quantity of the open part; PENDING until the venue has taken it. What would
 * become another change now than was signed is refused; what changes nothing is not sent to the venue.
 */
export async function amendOrder(
  bank: Bank,
  market: Market,
  body: ChangeBody,
  { key, intentId, verify }: Call<OrderRow>,
): Promise<E.Either<Refusal, Answered<OrderAnswer>>> {
  await catchUp(bank, market, key);
  const { clientId, orderId } = key;
  const act = async (tx: BankTransaction): Promise<Acted<OrderAnswer>> => {
    await waitForOrder(tx, key);
    const found = await orderToChange(tx, key);
    if (E.isLeft(found)) return undecided(found.left);
    const row = found.right;
    const verified = await verify(tx, row);
    if (E.isLeft(verified)) return undecided(verified.left);
    const book = await booking(bank, tx, market, clientId);
    const checked = await checkChange(tx, market, row, body, bank.clock.now());
    if (E.isLeft(checked)) return { kind: 'refused', refusal: checked.left };
    const depot = await depotWords(tx, row.depot_id);
    if (!signTheSame(verified.right, changeWords(market, row, body, checked.right, depot)))
      return { kind: 'refused', refusal: tanRefusal.changed };
    if (!checked.right.isNone) await sendChange(book, row, checked.right, bank.clock.date());
    const result = await orderChange.resultOf(bank, tx, clientId, orderId);
    return { kind: 'done', reference: orderId, answer: { result, messages: checked.right.messages } };
  };
  return actOnce(bank, { kind: orderChange, clientId, intentId, body: { orderId, ...body }, act });
}

/** Books what the change binds or frees, and lets the order wait for the venue. */
async function sendChange(book: Booking, row: OrderRow, change: CheckedChange, at: Date): Promise<void> {
  const reference = `${row.order_id}/${row.version + 1}`;
  await book.journal.post({ kind: 'RESERVATION', reference, at, lines: change.lines });
  if (change.partner !== undefined) await changeOrder(book, change.partner.row, at, change.partner.columns);
  const sent = { stage: 'CHANGING', stage_since: at, status: 'PENDING', wake_at: at } as const;
  await changeOrder(book, row, at, { ...change.columns, ...sent });
}

const undecided = (refused: Refusal): Acted<never> => ({ kind: 'undecided', refusal: refused });
