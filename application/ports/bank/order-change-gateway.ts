import type { Order } from '@domain/order/open/order';
import type { OrderChange } from '@domain/order/open/order-change';
import type { OrderId } from '@domain/codes/ids';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import type { TanType } from '@domain/tan/tan-type';
import type { Checked } from './order-gateway';
import type { Result } from '../result';

/** Changes of standing orders, and of legs of combined ones (api.md 6). */
export interface OrderChangeGateway {
  /** Whether the bank would take the change, and what it says besides. */
  prevalidate(orderId: OrderId, change: OrderChange): Result<Checked>;
  /** A challenge whose answer releases exactly this change; without a type the customer's favourite way is used. */
  requestChange(orderId: OrderId, change: OrderChange, type?: TanType): Result<TanChallenge>;
  /** Changes the order as validated. Never repeated by the adapter. */
  change(orderId: OrderId, change: OrderChange, answer: TanAnswer): Result<Order>;
}
