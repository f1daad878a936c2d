import type { Position } from '@domain/depot/position';
import { breakEven } from './break-even';
import { chargesOf, type CostIndication } from '@domain/order/cost/cost-indication';
import { leadOf } from '@domain/order/legs-of';
import type { OrderRequest, SingleOrder } from '@domain/order/order-request';
import type { Venue, VenueQuote } from '@domain/instrument/venue';
import type { Amount } from '@domain/money/amount';

/** What the price that covers all costs is computed from. */
interface BreakEvenSources {
  readonly order: OrderRequest;
  /** Where a purchase is thought to be sold again. */
  readonly venue: Venue | undefined;
  readonly quote: VenueQuote | undefined;
  readonly indication: CostIndication | undefined;
  /** What is held of the instrument: a sale is measured against what it was bought for. */
  readonly position: Position | undefined;
}

/**
 * From which price on a later sale brings back what a purchase takes, or this sale what was paid once, costs
 * included. Undefined while price or costs are unknown.
 */
export function breakEvenOf(sources: BreakEvenSources): Amount | undefined {
  const { order, venue, quote, indication, position } = sources;
  if (indication?.costs.kind !== 'calculated') return undefined;
  const { purchase, sale } = indication.costs.breakdown;
  const lead = leadOf(order);
  const isPurchase = lead.side === 'BUY';
  const paid = isPurchase ? priceOf(lead, quote) : position?.purchasePrice;
  // The spread of the purchase is in its price; a sale brings the other half of the spread less than the last price.
  const bought = purchase && chargesOf(purchase);
  const costs = (isPurchase ? [bought, sale.sum] : [sale.sum]).filter((sum) => sum !== undefined);
  const resale = { steps: venue?.priceSteps ?? [], quoted: quote?.last };
  return paid && breakEven({ quantity: lead.quantity, price: paid, costs }, resale);
}

function priceOf(order: SingleOrder, quote: VenueQuote | undefined): Amount | undefined {
  if ('limit' in order) return order.limit;
  if ('triggerLimit' in order) return order.triggerLimit;
  return quote?.ask ?? quote?.last;
}
