import type { Order } from './order';
import { enterableOrderTypes } from '@domain/order/order-request';
import { instrumentOf } from '@domain/order/open/order-name';

const enterable: readonly string[] = enterableOrderTypes;

/** Whether an order like it can be entered: of a type this portal enters, for an instrument that is known. */
export const isRepeatable = (order: Order): boolean =>
  enterable.includes(order.orderType) && instrumentOf(order) !== undefined;
