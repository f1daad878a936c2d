import type { WatchQuotes } from '@application/depot/watch-quotes';
import type { WatchOrders } from '@application/order-book/watch-orders';
import type { LiveUpdates } from '@application/ports/bank/live-updates';
import type { OrderGateway } from '@application/ports/bank/order/order-gateway';
import type { LazyStream } from '../../later/lazy-stream';
import { token } from '../../token';

/** What `live-module` binds. */
export const liveTokens = {
  orders: token<OrderGateway>('orders'),
  eventStream: token<LazyStream>('eventStream'),
  live: token<LiveUpdates>('live'),
  watchQuotes: token<WatchQuotes>('watchQuotes'),
  watchOrders: token<WatchOrders>('watchOrders'),
} as const;
