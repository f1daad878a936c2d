import type { OrderGateway } from '../ports/bank/order/order-gateway';
import type { WatchOrders } from './watch-orders';

/** Orders as they stand at the bank, and as they change. */
export interface OrderBook {
  readonly orders: Pick<OrderGateway, 'find' | 'list' | 'costsOf'>;
  readonly watchOrders: Pick<WatchOrders, 'execute'>;
}
