import type { OrderBook } from '@application/order-book/order-book';
import type { IntentGateway } from '@application/ports/bank/intent-gateway';
import { token } from '../../token';

/** What `order-book-module` binds. */
export const orderBookTokens = {
  book: token<OrderBook>('OrderBook'),
  intents: token<IntentGateway>('Intents'),
} as const;
