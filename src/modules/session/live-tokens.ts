import type { WatchQuotes } from '@application/depot/watch-quotes';
import type { WatchOrders } from '@application/order-book/watch-orders';
import type { LiveUpdates } from '@application/ports/bank/live-updates';
import type { OrderGateway } from '@application/ports/bank/order/order-gateway';
import type { LazyStream } from '../../later/lazy-stream';
import { token } from '../../token';

/** What `live-module` binds. */
export const liveTokens = {
  orders: token<OrderGateway>('OrderGateway'),
  eventStream: token<LazyStream>('EventStream'),
  live: token<LiveUpdates>('LiveUpdates'),
  watchQuotes: token<WatchQuotes>('WatchQuotes'),
  watchOrders: token<WatchOrders>('WatchOrders'),
} as const;
