import { assertNever } from '../../assert-never';
import type { Order } from './order';
import { partsOf } from './order-leg';
import type { OrderStatus } from './order-status';

/** Why something cannot be done with an order; the screen has a sentence for each. */
export type DenialReason =
  /** A subscription can be neither changed nor cancelled (portal.md 4). */
  | 'subscription'
  /** A change or cancellation is under way (rules.md 4). */
  | 'pending'
  /** A follow order waits until its base is executed in full, and ends with it (rules.md 4). */
  | 'waiting'
  /** Of a next order the base can only be cancelled, and the follow be changed once it is active (rules.md 4). */
  | 'next-order'
  /** Nothing of it is open any more. */
  | 'finished'
  /** The bank does not allow it, for reasons of its own. */
  | 'not-offered';

/** Whether something can be done with an order, and with which parts of it. */
export type Permission =
  | { readonly kind: 'allowed'; readonly parts: readonly Order[] }
  | { readonly kind: 'denied'; readonly reason: DenialReason };

/** Cancelling needs the order, or one of its legs, to be deletable (GU-04); a combined one can go as a whole. */
export const canCancel = (order: Order): Permission =>
  permission(
    order,
    partsOf(order).filter(({ deletable }) => deletable),
  );

/** Changing needs the order, or one of its legs, to be modifiable (GU-04). */
export function canChange(order: Order): Permission {
  const permitted = permission(
    order,
    partsOf(order).filter(({ modifiable }) => modifiable),
  );
  const isNextOrder = order.orderType === 'NEXT_ORDER';
  return isNextOrder && permitted.kind === 'denied' && permitted.reason === 'not-offered'
    ? { kind: 'denied', reason: 'next-order' }
    : permitted;
}

function permission(order: Order, parts: readonly Order[]): Permission {
  if (order.orderType === 'SUBSCRIPTION') return { kind: 'denied', reason: 'subscription' };
  return parts.length > 0 ? { kind: 'allowed', parts } : { kind: 'denied', reason: reasonFor(order.status) };
}

function reasonFor(status: OrderStatus): DenialReason {
  switch (status) {
    case 'WAITING':
      return 'waiting';
    case 'PENDING':
    case 'ACCEPTED':
      return 'pending';
    case 'EXECUTED':
    case 'SETTLED':
    case 'CANCELLED_USER':
    case 'CANCELLED_SYSTEM':
    case 'CANCELLED_TRADE':
    case 'EXPIRED':
    case 'REJECTED':
      return 'finished';
    case 'OPEN':
    case 'PARTIALLY_EXECUTED':
    case 'UNKNOWN':
      return 'not-offered';
    default:
      return assertNever(status);
  }
}
