import type { OrderStatusGroup } from './order-status-group';
import type { OrderType } from '@domain/order/order-type';
import type { Side } from '@domain/order/side';

/** Days back that are shown; all without a bound. */
export const orderPeriods = ['30', '90', '365', 'all'] as const;

/** One choice of the period. */
export type OrderPeriod = (typeof orderPeriods)[number];

/** Columns the book can be ranked by. */
export const orderRanks = ['created', 'instrument', 'status', 'kind', 'quantity', 'validity'] as const;

/** One of them. */
export type OrderRank = (typeof orderRanks)[number];

/** What of the order book is looked at, and in which order; what is undefined is not narrowed. */
export interface OrderBookView {
  readonly group: OrderStatusGroup | undefined;
  readonly side: Side | undefined;
  readonly type: OrderType | undefined;
  /** WKN of the instrument. */
  readonly wkn: string | undefined;
  readonly period: OrderPeriod;
  readonly search: string;
  readonly rank: OrderRank;
  readonly descending: boolean;
}

/** The newest first, of the last 30 days, whatever their state. */
export const initialOrderBookView: OrderBookView = {
  group: undefined,
  side: undefined,
  type: undefined,
  wkn: undefined,
  period: '30',
  search: '',
  rank: 'created',
  descending: true,
};

/** Whether two views look at the same, in the same order. */
export const isSameView = (one: OrderBookView, other: OrderBookView): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
