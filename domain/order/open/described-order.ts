import type { Order } from './order';

/** An order with instrument and venue as they were known before: events of the bank tell it without them. */
export function describedOrder(order: Order, before: Order | undefined): Order {
  if (before === undefined) return order;
  const { instrument, venue } = { ...before, ...order };
  return {
    ...order,
    ...(instrument && { instrument }),
    ...(venue && { venue }),
    subOrders: order.subOrders.map((leg) =>
      describedOrder(
        leg,
        before.subOrders.find(({ id }) => id === leg.id),
      ),
    ),
  };
}
