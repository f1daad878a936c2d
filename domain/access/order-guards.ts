import type { Order } from '../order/open/order';
import { canCancel, canChange } from '../order/open/order-permission';
import { allowed, toRoute, type AccessDecision } from './access-decision';
import { decideBrokerage } from './guards';
import type { Product } from './product';

const ORDER_BOOK = 'orderbuch';

/** GU-04: such a depot, and an order that can be changed. No order: none was named, or none was found. */
export const decideOrderChange = (products: readonly Product[], order: Order | undefined): AccessDecision =>
  decideOrderAction(products, order !== undefined && canChange(order).kind === 'allowed');

/** GU-04: such a depot, and an order that can be cancelled. No order: none was named, or none was found. */
export const decideOrderCancellation = (
  products: readonly Product[],
  order: Order | undefined,
): AccessDecision => decideOrderAction(products, order !== undefined && canCancel(order).kind === 'allowed');

function decideOrderAction(products: readonly Product[], isPermitted: boolean): AccessDecision {
  const brokerage = decideBrokerage(products);
  if (brokerage.kind === 'redirect') return brokerage;
  return isPermitted ? allowed : toRoute(ORDER_BOOK);
}
