import type { OrderChange } from '@domain/order/open/order-change';
import type { OrderId } from '@domain/codes/ids';
import type { Checked } from './order-gateway';
import type { Result } from '../../result';

/** Changes of open orders, and of legs of combined ones (api.md 6). */
export interface OrderChangeGateway {
  /** Whether the bank would take the change, and what it says besides. */
  prevalidate(orderId: OrderId, change: OrderChange): Result<Checked>;
}
