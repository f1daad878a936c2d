import { divide, multiply, rescale, type Decimal } from '@domain/money/decimal';
import type { Instant } from '@domain/time/instant';
import { EUR } from '@domain/money/unit';
import type { CatalogueInstrument } from '@sandbox/market/catalogue/catalogue';
import type { Market } from '@sandbox/market/market';
import type { Listing } from '@sandbox/market/price/listing';
import { isQuoted, lastPriceAt } from '@sandbox/market/price/price-model';

/** Prices in EUR have so many decimals, as far as these count for a thousandth. */
const PRICE_PLACES = 5;

/** Where plans buy: a fund at its company, all else at the first German exchange that lists it. */
export function planListing(market: Market, { row, venues }: CatalogueInstrument): Listing | undefined {
  const venue =
    venues.find(({ type }) => type === 'FUND') ??
    venues.find(({ type, country }) => type === 'EXCHANGE' && country === 'DE');
  return venue && market.listing(row.instrument_id, venue.venueId);
}

/** A price of an instrument in EUR. */
export function priceInEur(market: Market, { instrument }: Listing, price: Decimal, at: Instant): Decimal {
  if (instrument.currency === EUR) return price;
  return divide(price, market.rate(instrument.currency, at), PRICE_PLACES, 'half-up');
}

/** What so much costs in the currency it is traded in. */
export const tradedValue = (quantity: Decimal, price: Decimal): Decimal =>
  rescale(multiply(quantity, price), 2, 'half-up');

/** What so much costs in EUR, by way of its value in the currency it is traded in. */
export const valueInEur =
  (market: Market, { instrument }: Listing, price: Decimal, at: Instant) =>
  (quantity: Decimal): Decimal =>
    market.convert(tradedValue(quantity, price), instrument.currency, EUR, at);

/** What one would cost in EUR just now; undefined where nobody makes a price. */
export function estimatedPrice(
  market: Market,
  instrument: CatalogueInstrument,
  now: Instant,
): Decimal | undefined {
  const listing = planListing(market, instrument);
  if (listing === undefined || !isQuoted(listing.instrument)) return undefined;
  return priceInEur(market, listing, lastPriceAt(listing, now), now);
}
