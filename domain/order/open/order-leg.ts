import type { Order } from './order';

/** What a leg is in its combined order (brokerage.md 3): stop and limit of an OCO, base and follow of a next order. */
export type LegRole = 'OCO_1' | 'OCO_2' | 'BAO' | 'NEO';

/** The role of a leg under its order; undefined for a combination this portal does not know. */
export function legRole(
  { orderType }: Pick<Order, 'orderType'>,
  { legNumber }: Pick<Order, 'legNumber'>,
): LegRole | undefined {
  const isFirst = legNumber === 1;
  if (!isFirst && legNumber !== 2) return undefined;
  if (orderType === 'ONE_CANCELS_OTHER') return isFirst ? 'OCO_1' : 'OCO_2';
  if (orderType === 'NEXT_ORDER') return isFirst ? 'BAO' : 'NEO';
  return undefined;
}

/** The order and all its legs, those of a follow that is itself combined too, each before its own legs. */
export const partsOf = (order: Order): readonly Order[] => [order, ...order.subOrders.flatMap(partsOf)];

/** The parts that trade: the order itself, or the legs of a combined one. */
export const tradingParts = (order: Order): readonly Order[] =>
  partsOf(order).filter(({ subOrders }) => subOrders.length === 0);

/** The combined order a part stands under directly; undefined for the order itself. */
export const combinationOf = (order: Order, part: Order): Order | undefined =>
  partsOf(order).find(({ subOrders }) => subOrders.some(({ id }) => id === part.id));
