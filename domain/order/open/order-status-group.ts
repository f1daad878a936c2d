import { assertNever } from '../../assert-never';
import type { OrderStatus } from './order-status';

/** What an order book is looked through by. */
export const orderStatusGroups = ['open', 'executed', 'cancelled', 'expired', 'rejected'] as const;

/** A group of states that mean the same to who reads the order book. */
export type OrderStatusGroup = (typeof orderStatusGroups)[number];

/** The group of a state; a state nobody knows belongs to none and shows only among all (OBK-01). */
export function orderStatusGroup(status: OrderStatus): OrderStatusGroup | undefined {
  switch (status) {
    case 'PENDING':
    case 'ACCEPTED':
    case 'OPEN':
    case 'PARTIALLY_EXECUTED':
    case 'WAITING':
      return 'open';
    case 'EXECUTED':
    case 'SETTLED':
      return 'executed';
    case 'CANCELLED_USER':
    case 'CANCELLED_SYSTEM':
    case 'CANCELLED_TRADE':
      return 'cancelled';
    case 'EXPIRED':
      return 'expired';
    case 'REJECTED':
      return 'rejected';
    case 'UNKNOWN':
      return undefined;
    default:
      return assertNever(status);
  }
}
