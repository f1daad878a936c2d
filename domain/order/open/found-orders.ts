import type { Order } from './order';
import { partsOf } from './order-leg';
import { orderStatuses } from './order-status';
import { orderStatusGroup, type OrderStatusGroup } from './order-status-group';
import { orderTypes } from '@domain/order/order-type';
import { compare } from '@domain/money/decimal';
import type { Instant } from '@domain/time/instant';
import { instrumentOf } from '@domain/order/open/order-name';
import type { OrderBookView, OrderPeriod, OrderRank } from './order-book-view';

const dayMs = 86_400_000;
const collator = new Intl.Collator('de', { sensitivity: 'base', numeric: true });

/** The orders within the view, of all status groups: so that each group can say how many it would show. */
export function foundOrders(orders: readonly Order[], view: OrderBookView, now: Instant): readonly Order[] {
  const words = view.search.trim().toLowerCase();
  return orders.filter(
    (order) =>
      (view.side === undefined || partsOf(order).some(({ side }) => side === view.side)) &&
      (view.type === undefined || partsOf(order).some(({ orderType }) => orderType === view.type)) &&
      (view.wkn === undefined || instrumentOf(order)?.wkn === view.wkn) &&
      isWithin(order, view.period, now) &&
      (words === '' || isNamed(order, words)),
  );
}

/** Those of the chosen group in the chosen rank; equals stand newest first. */
export function rankedOrders(
  found: readonly Order[],
  { group, rank, descending }: OrderBookView,
): readonly Order[] {
  const sign = descending ? -1 : 1;
  return found
    .filter((order) => group === undefined || orderStatusGroup(order.status) === group)
    .sort((a, b) => sign * ranks[rank](a, b) || b.createdAt - a.createdAt);
}

/** How many of the found orders each group has. */
export function countByGroup(found: readonly Order[]): Readonly<Record<OrderStatusGroup, number>> {
  const counts = { open: 0, executed: 0, cancelled: 0, expired: 0, rejected: 0 };
  for (const { status } of found) {
    const group = orderStatusGroup(status);
    if (group !== undefined) counts[group] += 1;
  }
  return counts;
}

/** An order is found by name, WKN, ISIN, and by its number or that of a leg, read out in groups or not. */
function isNamed(order: Order, words: string): boolean {
  const { name, wkn, isin } = instrumentOf(order) ?? {};
  const number = words.replaceAll(/\s/g, '');
  return (
    [name, wkn, isin].some((text) => text?.toLowerCase().includes(words) === true) ||
    partsOf(order).some(({ id }) => id.toLowerCase().includes(number))
  );
}

/** An open order shows whatever its age: it can still be carried out. */
function isWithin(order: Order, period: OrderPeriod, now: Instant): boolean {
  if (period === 'all' || orderStatusGroup(order.status) === 'open') return true;
  return now - order.createdAt <= Number(period) * dayMs;
}

const nameOf = (order: Order): string => instrumentOf(order)?.name ?? '';
const knownTypes: readonly string[] = orderTypes;

const ranks: Readonly<Record<OrderRank, (a: Order, b: Order) => number>> = {
  created: (a, b) => a.createdAt - b.createdAt,
  instrument: (a, b) => collator.compare(nameOf(a), nameOf(b)),
  status: (a, b) => orderStatuses.indexOf(a.status) - orderStatuses.indexOf(b.status),
  kind: (a, b) => knownTypes.indexOf(a.orderType) - knownTypes.indexOf(b.orderType),
  quantity: (a, b) => compare(a.quantity.value, b.quantity.value),
  validity: (a, b) => collator.compare(a.validUntil ?? '', b.validUntil ?? ''),
};
