import type { CostIndication } from '@domain/order/cost/cost-indication';
import type { KnownOfOrder } from '@domain/order/cost/order-total';
import type { ShownNodes } from '../observed-order';

/** What is known on the page beside an order. */
export type KnownNode = 'quote' | 'account' | 'spoken' | 'buffer' | 'rates';

/** What an order comes to follows from these and from what the bank notes of it. */
export const knownOf = (
  nodes: ShownNodes<KnownNode>,
  indication: CostIndication | undefined,
): KnownOfOrder => ({
  quote: nodes.quote.value,
  indication,
  account: nodes.account.value,
  interest: nodes.spoken.value?.subject.interest,
  buffer: nodes.buffer.value,
  rates: nodes.rates.value ?? [],
});
