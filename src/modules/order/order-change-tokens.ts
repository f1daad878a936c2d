import type { OrderChanging } from '@application/order-change/order-changing';
import type { Release } from '@application/release/release';
import type { Order } from '@domain/order/open/order';
import type { ChangeOfOrder } from '@domain/order/open/order-change';
import { token } from '../../token';

/** What `order-change-module` binds. */
export const orderChangeTokens = {
  changing: token<OrderChanging>('OrderChanging'),
  change: token<Release<ChangeOfOrder, Order>>('Change'),
} as const;
