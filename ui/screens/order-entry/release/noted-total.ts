import { notedTotal, type OrderTotal } from '@domain/order/cost/order-total';
import type { ShownNodes } from '../observed-order';
import type { OrderCheckModel } from './order-check-model';

/** What the checked order comes to by the note that stands beside it. Called by an observer. */
export const totalOfCheck = (
  nodes: ShownNodes<'quote' | 'account' | 'spoken' | 'buffer' | 'rates'>,
  { order, costs }: OrderCheckModel,
): OrderTotal =>
  notedTotal(order, {
    quote: nodes.quote.value,
    indication: costs.value?.[0],
    account: nodes.account.value,
    interest: nodes.spoken.value?.subject.interest,
    buffer: nodes.buffer.value,
    rates: nodes.rates.value ?? [],
  });
