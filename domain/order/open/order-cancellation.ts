import type { OrderId } from '../../codes/ids';
import type { ActionVerdict } from './action-verdict';
import type { Order } from './order';
import { combinationOf, partsOf, tradingParts } from './order-leg';
import type { OrderStatus } from './order-status';

const cancelled: readonly OrderStatus[] = ['CANCELLED_USER', 'CANCELLED_SYSTEM', 'CANCELLED_TRADE'];

const stillOpen: readonly OrderStatus[] = ['OPEN', 'PARTIALLY_EXECUTED', 'WAITING', 'ACCEPTED', 'UNKNOWN'];

/**
 * What the order shows of a cancellation, in all parts that were to be cancelled. PENDING says
 * only that something is being worked on: it may be a change from another device.
 */
export function cancellationVerdict(before: Order, after: Order): ActionVerdict {
  const concerned = new Set(endedBy(before));
  const statuses = tradingParts(after).flatMap(({ id, status }) => (concerned.has(id) ? [status] : []));
  if (statuses.includes('PENDING')) return 'pending';
  if (statuses.some((status) => stillOpen.includes(status))) return 'not-arrived';
  return statuses.every((status) => cancelled.includes(status)) ? 'arrived' : 'overtaken';
}

/** Whether cancelling a part now ends just the orders it would have ended before; how much of them is open may differ. */
export const isSameCancellation = (before: Order, after: Order): boolean =>
  before.id === after.id && endedBy(before).join() === endedBy(after).join();

/** The orders that end when a part is cancelled now. */
export const endedBy = (part: Order): readonly OrderId[] =>
  tradingParts(part).flatMap(({ deletable, id }) => (deletable ? [id] : []));

/**
 * What ends too when a part is cancelled (rules.md 4): all that stands under it, and with the base of a next order
 * the follow. A leg of an OCO ends alone: the other one stays as a plain order.
 */
export function endsWith(order: Order, part: Order): readonly Order[] {
  const combination = combinationOf(order, part);
  const isBase = combination?.orderType === 'NEXT_ORDER' && part.legNumber === 1;
  const partners = isBase ? combination.subOrders.filter(({ id }) => id !== part.id) : [];
  return [...partsOf(part).slice(1), ...partners.flatMap(partsOf)].filter(
    ({ subOrders }) => subOrders.length === 0,
  );
}
