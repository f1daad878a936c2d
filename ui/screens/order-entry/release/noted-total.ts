import { notedTotal, type OrderTotal } from '@domain/order/cost/order-total';
import { knownOf, type KnownNode } from '../money/known-of';
import type { ShownNodes } from '../observed-order';
import type { OrderCheckModel } from './order-check-model';

/** What the checked order comes to by the note that stands beside it. Called by an observer. */
export const totalOfCheck = (nodes: ShownNodes<KnownNode>, { order, costs }: OrderCheckModel): OrderTotal =>
  notedTotal(order, knownOf(nodes, costs.value?.[0]));
