import type { OrderBook } from '@application/order-book/order-book';
import type { IntentGateway } from '@application/ports/bank/intent-gateway';
import type { Release } from '@application/release/release';
import type { Order } from '@domain/order/open/order';
import { token } from '../../token';

/** What `order-book-module` binds. */
export const orderBookTokens = {
  book: token<OrderBook>('OrderBook'),
  intents: token<IntentGateway>('Intents'),
  cancellation: token<Release<Order, Order>>('Cancellation'),
} as const;
