import type { FindOrder } from '@application/order-book/find-order';
import type { LoadOrderBook } from '@application/order-book/load-order-book';
import type { LoadOrderCosts } from '@application/order-book/load-order-costs';
import type { Release } from '@application/release/release';
import type { Order } from '@domain/order/open/order';
import { token } from '../../token';

/** What `order-book-module` binds. */
export const orderBookTokens = {
  loadOrderBook: token<LoadOrderBook>('LoadOrderBook'),
  findOrder: token<FindOrder>('FindOrder'),
  loadOrderCosts: token<LoadOrderCosts>('LoadOrderCosts'),
  cancellation: token<Release<Order, Order>>('Cancellation'),
} as const;
