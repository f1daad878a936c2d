import { read, valueOf } from '@domain/form/outcome';
import type { Dimensions } from '@domain/instrument/dimensions';
import type { Venue } from '@domain/instrument/venue';
import { takesDirectDebit } from '@domain/order/direct-debit';
import { fallBackOf } from '@domain/order/read/fall-back';
import { leadOf } from '@domain/order/legs-of';
import type { EnterableOrderType, OrderRequest } from '@domain/order/order-request';
import { estimateOf } from '@domain/order/quote/quote';
import type { OrderParts } from '@domain/order/read/order-parts';
import { readOrder } from '@domain/order/read/read-order';
import { offerGroups, suitability, typeAt, type VenueOffer } from './venue-offer';

/** The order at each venue that could take it, one a venue; a quote is estimated as an order at the market. */
export function possibleOrders(
  parts: OrderParts,
  chosen: EnterableOrderType,
  { venues }: Dimensions,
): readonly OrderRequest[] {
  const side = valueOf(parts.trade.side) ?? 'BUY';
  const orders = offerGroups(venues)
    .flatMap(({ offers }) => offers)
    .filter((offer) => suitability(offer, side, chosen) === 'suited')
    .flatMap((offer) => orderAt(parts, offer, typeAt(offer, chosen) ?? chosen));
  return [...new Map(orders.map((order) => [leadOf(order).venueId, order])).values()];
}

function orderAt(
  parts: OrderParts,
  { venue, system: tradingSystem }: VenueOffer,
  orderType: EnterableOrderType,
): readonly OrderRequest[] {
  const fallBack = fallBackOf({ orderType, tradingSystem, prices: parts.own.prices }, venue);
  const sent = readOrder(paidAt(parts, venue), { venue: read(venue), orderType: fallBack?.to ?? orderType });
  if (sent.kind !== 'read') return [];
  return [sent.value.kind === 'order' ? sent.value.order : estimateOf(sent.value.request)];
}

/** Where a venue takes no direct debit, the order is paid from the account. */
function paidAt(parts: OrderParts, venue: Venue): OrderParts {
  if (takesDirectDebit(valueOf(parts.trade.side), venue)) return parts;
  return { ...parts, extras: { ...parts.extras, directDebit: read(undefined) } };
}
