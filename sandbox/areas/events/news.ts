import type { OrderAnswer } from '@sandbox/areas/order/book/order-schema';

const happened: ReadonlySet<string> = new Set([
  'PARTIALLY_EXECUTED',
  'EXECUTED',
  'EXPIRED',
  'CANCELLED_SYSTEM',
]);

/** Whether an order stands as it does without the customer. */
export const isNews = ({ orderStatus }: OrderAnswer): boolean =>
  orderStatus !== undefined && happened.has(orderStatus);
