import { debitedAt } from '@domain/order/cost/debited-at';
import { leadOf } from '@domain/order/legs-of';
import type { OrderDraft } from '@domain/order/draft/order-draft';
import type { OrderRequest } from '@domain/order/order-request';
import { estimateOf } from '@domain/order/quote/quote';
import { toOrder, type OrderFacts } from '@domain/order/read/to-order';
import * as E from 'fp-ts/Either';
import type { OrderFormValues } from '../draft/order-form';
import { offerGroups, suitability, typeAt, type VenueOffer } from './venue-offer';

/** The order at each venue that could take it, one a venue; a quote is estimated as an order at the market. */
export function possibleOrders(
  draft: OrderDraft,
  { side, orderType }: Pick<OrderFormValues, 'side' | 'orderType'>,
  facts: OrderFacts,
): readonly OrderRequest[] {
  const orderAt = (offer: VenueOffer): readonly OrderRequest[] => {
    const { venue, system: tradingSystem } = offer;
    const own = typeAt(offer, orderType) ?? orderType;
    const there = debitedAt({ ...draft, venueId: venue.id, tradingSystem, orderType: own }, venue);
    const read = toOrder(there, facts);
    if (E.isLeft(read)) return [];
    return [read.right.kind === 'order' ? read.right.order : estimateOf(read.right.request)];
  };
  const orders = offerGroups(facts.dimensions.venues)
    .flatMap(({ offers }) => offers)
    .filter((offer) => suitability(offer, side, orderType) === 'suited')
    .flatMap(orderAt);
  return [...new Map(orders.map((order) => [leadOf(order).venueId, order])).values()];
}
