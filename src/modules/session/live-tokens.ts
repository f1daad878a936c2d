import type { EventStream } from '@adapters/event-stream/event-stream';
import type { WatchQuotes } from '@application/depot/watch-quotes';
import type { WatchOrders } from '@application/order-book/watch-orders';
import type { LiveUpdates } from '@application/ports/bank/live-updates';
import type { OrderGateway } from '@application/ports/bank/order/order-gateway';
import { token } from '../../token';

/** What `live-module` binds. */
export const liveTokens = {
  orders: token<OrderGateway>('OrderGateway'),
  eventStream: token<EventStream>('EventStream'),
  live: token<LiveUpdates>('LiveUpdates'),
  watchQuotes: token<WatchQuotes>('WatchQuotes'),
  watchOrders: token<WatchOrders>('WatchOrders'),
} as const;
