import type { VenueId } from '@domain/codes/ids';
import { read, valueOf } from '@domain/form/outcome';
import type { Dimensions } from '@domain/instrument/dimensions';
import type { Venue } from '@domain/instrument/venue';
import { takesDirectDebit } from '@domain/order/direct-debit';
import { fallBackOf } from '@domain/order/read/fall-back';
import type { TradingSystem } from '@domain/order/draft/order-preferences';
import type { EnterableOrderType, OrderRequest } from '@domain/order/order-request';
import { estimateOf } from '@domain/order/quote/quote';
import type { OrderParts } from '@domain/order/read/order-parts';
import { readOrder } from '@domain/order/read/read-order';
import { offerGroups, suitability, typeAt, type VenueOffer } from './venue-offer';

/** What the customer chose, and where it can be had. */
export interface OfferChoice {
  readonly orderType: EnterableOrderType;
  readonly system: TradingSystem;
  readonly protects: boolean;
}

/**
 * The order at each venue that could take it, one a venue. Where a venue trades both ways it is the one that was chosen;
 * who has not chosen live trading compares his own order, and meets a dealer's quote only where nothing else is traded. A
 * quote is estimated as an order at the market, so that where a limit is needed just now there is nothing to tell of it.
 */
export function possibleOrders(
  parts: OrderParts,
  { orderType: chosen, system, protects }: OfferChoice,
  { venues }: Dimensions,
  limitOnly: readonly VenueId[],
): readonly OrderRequest[] {
  const side = valueOf(parts.trade.side) ?? 'BUY';
  const offers = offerGroups(venues)
    .flatMap(({ offers: each }) => each)
    .filter((offer) => suitability(offer, side, chosen, protects) === 'suited');
  return [...new Set(offers.map(({ venue }) => venue.id))]
    .flatMap((id) => {
      const ways = offers.filter(({ venue }) => venue.id === id);
      return ways.find((way) => way.system === system) ?? ways[0] ?? [];
    })
    .filter(({ venue, system: way }) => way === 'STANDARD' || !limitOnly.includes(venue.id))
    .flatMap((offer) => orderAt(parts, offer, typeAt(offer, chosen) ?? chosen));
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
