import { mapped, together } from '../../form/combine';
import { valueOf, type Outcome } from '../../form/outcome';
import type { OrderRequest } from '../order-request';
import type { QuoteRequest } from '../quote/quote';
import type { OrderParts } from './order-parts';
import { pricesIn, unitAt, venueIn, type OrderPlace } from './order-place';
import { orderOf } from './order-terms';
import { ownPrices } from './price-places';
import { readFrame, readOffer } from './read-frame';
import { readNext } from './read-next';
import { readTerms } from './read-terms';
import { readTrade } from './read-trade';

/** What can be sent: an order, or the request for the quote that an order is then made of. */
export type ReadOrder =
  | { readonly kind: 'order'; readonly order: OrderRequest }
  | { readonly kind: 'quote'; readonly request: QuoteRequest };

/**
 * Puts the parts of an order together at a venue, or tells everything that is wrong with it at once, each issue at its
 * field. Here alone limits fall away: those that the type does not read (ORD-05 to ORD-15).
 */
export function readOrder(parts: OrderParts, place: OrderPlace): Outcome<ReadOrder> {
  const { orderType } = place;
  switch (orderType) {
    case 'QUOTE':
      return mapped(readQuoteRequest(parts, place), (request) => ({ kind: 'quote', request }));
    case 'NEXT_ORDER':
      return mapped(readNext(parts, place), asOrder);
    default: {
      const { trade, own } = parts;
      const prices = pricesIn(own.prices, unitAt(valueOf(trade.instrument), venueIn(place)));
      const terms = readTerms(orderType, prices, { side: valueOf(trade.side), places: ownPrices });
      return mapped(together({ frame: readFrame(parts, place), terms }), ({ frame, terms: read }) =>
        asOrder(orderOf(frame, read)),
      );
    }
  }
}

const asOrder = (order: OrderRequest): ReadOrder => ({ kind: 'order', order });

/** What a dealer shall quote: the order itself is made of the quote. */
const readQuoteRequest = (parts: OrderParts, place: OrderPlace): Outcome<QuoteRequest> =>
  mapped(
    together({
      trade: readTrade(parts, place.venue),
      isOffered: readOffer('QUOTE', venueIn(place)),
    }),
    ({ trade }) => ({
      ...trade,
      orderType: 'QUOTE',
      ...(valueOf(parts.extras.allowManualQuotation) === true ? { allowManualQuotation: true as const } : {}),
    }),
  );
