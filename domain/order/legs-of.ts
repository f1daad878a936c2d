import type { OrderRequest, SingleOrder } from './order-request';

/** Every part of an order that trades, in the order of the wire: the order itself, or the legs of a combined one. */
export function legsOf(order: OrderRequest): readonly SingleOrder[] {
  switch (order.orderType) {
    case 'ONE_CANCELS_OTHER':
    case 'NEXT_ORDER': {
      const [first, second] = order.subOrders;
      return [first, ...legsOf(second)];
    }
    default:
      return [order];
  }
}

/** The part that trades first, or may: it says what is traded, for whom and where. */
export function leadOf(order: OrderRequest): SingleOrder {
  switch (order.orderType) {
    case 'ONE_CANCELS_OTHER':
    case 'NEXT_ORDER':
      return order.subOrders[0];
    default:
      return order;
  }
}
