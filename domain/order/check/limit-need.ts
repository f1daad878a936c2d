import * as R from 'fp-ts/ReadonlyRecord';
import { amount, compareAmounts } from '../../money/amount';
import type { VenueId } from '../../codes/ids';
import { EUR } from '../../money/unit';
import type { Dimensions } from '../../instrument/dimensions';
import type { Side } from '../side';
import type { Venue, VenueQuote } from '../../instrument/venue';

/** Under this price a limit is mandatory (rules.md 2). */
const FREE_OF_LIMIT_FROM = amount('1', EUR);

/** Why an order needs a limit at a venue just now. */
export type LimitNeed = 'closed' | 'price-unknown' | 'under-one-euro';

/**
 * No unlimited order outside trading hours, without a price or under 1 EUR (rules.md 2); a fund company takes no other.
 * Undefined where none is needed.
 */
export function limitNeed(side: Side, venue: Pick<Venue, 'type'>, quote: VenueQuote): LimitNeed | undefined {
  if (venue.type === 'FUND') return undefined;
  if (quote.hours.state === 'closed') return 'closed';
  const price = quote.last ?? (side === 'BUY' ? quote.ask : quote.bid);
  if (price === undefined) return 'price-unknown';
  return price.unit === EUR && compareAmounts(price, FREE_OF_LIMIT_FROM) < 0 ? 'under-one-euro' : undefined;
}

/** Whether an order needs a limit at a venue just now, as far as its price is known. */
export const needsLimit = (side: Side, venue: Pick<Venue, 'type'>, quote: VenueQuote | undefined): boolean =>
  quote !== undefined && limitNeed(side, venue, quote) !== undefined;

/** What is possible just now: where a limit is needed no market order is, so that nothing falls back to one. */
export function dimensionsNow(
  dimensions: Dimensions,
  side: Side,
  quoteOf: (id: VenueId) => VenueQuote | undefined,
): Dimensions {
  const venues = dimensions.venues.map((venue) => {
    const quote = quoteOf(venue.id);
    if (!needsLimit(side, venue, quote)) return venue;
    return { ...venue, orderTypes: withoutMarket(venue.orderTypes) };
  });
  return { venues };
}

const withoutMarket = (orderTypes: Venue['orderTypes']): Venue['orderTypes'] =>
  R.filterWithIndex((type) => type !== 'MARKET')(orderTypes);
