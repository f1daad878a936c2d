import type { Order } from './order';
import { combinationOf, partsOf } from './order-leg';
import type { OrderStatus } from './order-status';

/** What an order shows once a cancellation has reached the bank; PENDING while it is carried out (api.md 6). */
const afterCancellation: readonly OrderStatus[] = [
  'PENDING',
  'CANCELLED_USER',
  'CANCELLED_SYSTEM',
  'CANCELLED_TRADE',
];

/** Whether an order shows that its cancellation has reached the bank. */
export const isCancelling = ({ status }: Order): boolean => afterCancellation.includes(status);

/**
 * What ends too when a part is cancelled (rules.md 4): all that stands under it, and with the base of a next order
 * the follow. A leg of an OCO ends alone: the other one stays as a plain order.
 */
export function endsWith(order: Order, part: Order): readonly Order[] {
  const combination = combinationOf(order, part);
  const isBase = combination?.orderType === 'NEXT_ORDER' && part.legNumber === 1;
  const partners = isBase ? combination.subOrders.filter(({ id }) => id !== part.id) : [];
  return [...partsOf(part).slice(1), ...partners.flatMap(partsOf)].filter(
    ({ subOrders }) => subOrders.length === 0,
  );
}
