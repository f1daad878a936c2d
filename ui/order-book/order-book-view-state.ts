import type { Order } from '@domain/order/order';
import type { OrderStatusGroup } from '@domain/order/order-status-group';
import { orderStatusGroup } from '@domain/order/order-status-group';
import { orderStatuses } from '@domain/order/order-status';
import type { Instant } from '@domain/shared/instant';

/** Days back that are shown; all without a bound. */
export const orderPeriods = ['30', '90', '365', 'all'] as const;

/** One choice of the period. */
export type OrderPeriod = (typeof orderPeriods)[number];

/** Columns the book can be ranked by. */
export type OrderRank = 'instrument' | 'created' | 'status';

/** What of the order book is looked at, and in which order. */
export interface OrderBookViewState {
  readonly group: OrderStatusGroup | undefined;
  readonly period: OrderPeriod;
  readonly search: string;
  readonly rank: OrderRank;
  readonly descending: boolean;
}

/** The newest first, of the last 30 days, whatever their state. */
export const initialOrderBookView: OrderBookViewState = {
  group: undefined,
  period: '30',
  search: '',
  rank: 'created',
  descending: true,
};

const dayMs = 86_400_000;

const nameOf = (order: Order): string => order.instrument?.name ?? order.subOrders[0]?.instrument?.name ?? '';

/** Words an order is found by: name, WKN, ISIN, order number. */
function isFound(order: Order, search: string): boolean {
  const words = search.trim().toLowerCase();
  if (words === '') return true;
  const { instrument } = order;
  return [nameOf(order), instrument?.wkn, instrument?.isin, order.id].some((text) =>
    text?.toLowerCase().includes(words),
  );
}

/** An open order shows whatever its age: it can still be carried out. */
function isWithin(order: Order, period: OrderPeriod, now: Instant): boolean {
  if (period === 'all' || orderStatusGroup(order.status) === 'open') return true;
  return now - order.createdAt <= Number(period) * dayMs;
}

const compare: Readonly<Record<OrderRank, (a: Order, b: Order) => number>> = {
  instrument: (a, b) => nameOf(a).localeCompare(nameOf(b), 'de'),
  created: (a, b) => a.createdAt - b.createdAt,
  status: (a, b) => orderStatuses.indexOf(a.status) - orderStatuses.indexOf(b.status),
};

/** The orders within period and search, of all groups. */
export const foundOrders = (
  orders: readonly Order[],
  view: OrderBookViewState,
  now: Instant,
): readonly Order[] =>
  orders.filter((order) => isWithin(order, view.period, now) && isFound(order, view.search));

/** Those of the chosen group in the chosen rank; equals stand newest first. */
export function rankedOrders(
  found: readonly Order[],
  { group, rank, descending }: OrderBookViewState,
): readonly Order[] {
  const sign = descending ? -1 : 1;
  return found
    .filter((order) => group === undefined || orderStatusGroup(order.status) === group)
    .sort((a, b) => sign * compare[rank](a, b) || b.createdAt - a.createdAt);
}

/** How many of the found orders each group has. */
export function countByGroup(found: readonly Order[]): Readonly<Record<OrderStatusGroup, number>> {
  const counts: Record<OrderStatusGroup, number> = {
    open: 0,
    executed: 0,
    cancelled: 0,
    expired: 0,
    rejected: 0,
  };
  for (const { status } of found) {
    const group = orderStatusGroup(status);
    if (group !== undefined) counts[group] += 1;
  }
  return counts;
}
