import { notedTotal, type OrderTotal } from '@domain/order/cost/order-total';
import type { OrderInputModel } from '../order-input-model';
import type { OrderCheckModel } from './order-check-model';

/** What the checked order comes to by the note that stands beside it. Called by an observer. */
export const totalOfCheck = (input: OrderInputModel, { order, costs }: OrderCheckModel): OrderTotal =>
  notedTotal(
    order,
    input.read(input.nodes.quote),
    costs.value?.[0],
    input.read(input.nodes.account),
    input.read(input.nodes.spoken)?.subject.interest,
  );
