import type { Amount } from '../../money/amount';
import type { InstrumentId } from '../../codes/ids';
import type { Order } from '../open/order';
import { tradingParts } from '../open/order-leg';
import type { OrderStatus } from '../open/order-status';
import { protectiveTypes } from './protection';

/** States in which an order can still be carried out without another one being carried out first. */
export const liveStatuses = [
  'PENDING',
  'OPEN',
  'PARTIALLY_EXECUTED',
] as const satisfies readonly OrderStatus[];

/** The orders among these that protect what is held: live sales with a stop, by instrument (kind ABSICHERUNG). */
export function protectiveOrders(orders: readonly Order[]): ReadonlyMap<InstrumentId, readonly Order[]> {
  const found = new Map<InstrumentId, Order[]>();
  for (const order of orders.filter(protects)) {
    const others = found.get(order.instrumentId);
    if (others === undefined) found.set(order.instrumentId, [order]);
    else others.push(order);
  }
  return found;
}

/** The price from which a protective order sells; where the stop of a combined order stands. */
export const stopOf = (order: Order): Amount | undefined =>
  tradingParts(order).find(({ triggerLimit }) => triggerLimit !== undefined)?.triggerLimit;

const protects = ({ side, status, orderType }: Order): boolean =>
  side === 'SELL' &&
  liveStatuses.some((live) => live === status) &&
  protectiveTypes.some((type) => type === orderType);
