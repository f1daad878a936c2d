import type { Release } from '@application/release/release';
import type { Order } from '@domain/order/open/order';
import { token } from '../../token';

/** What `order-cancellation-module` binds. */
export const orderCancellationTokens = {
  cancellation: token<Release<Order, Order>>('Cancellation'),
} as const;
