import type { Instrument } from '@domain/instrument/instrument';
import type { Order } from '@domain/order/open/order';

/** The instrument an order is about; a combined order names it in its legs. */
export function instrumentOf(order: Order): Instrument | undefined {
  return order.instrument ?? order.subOrders.find(({ instrument }) => instrument !== undefined)?.instrument;
}
