import { add, decimal, maximum, multiply, subtract, zero, type Decimal } from '@domain/shared/decimal';
import type { Instant } from '@domain/shared/instant';
import { tickAt, type Listing } from './listing';
import { halfSpreadOf, FACTOR_PLACES } from './price-model';
import { walkRange } from './walk';

/** Prices that neither bid, ask nor last price of a stretch of time go beyond. */
export interface PriceRange {
  readonly lowest: Decimal;
  readonly highest: Decimal;
}

const TWO = decimal('2');
/** What a factor may lose by being rounded to its places. */
const ROUNDING = 2;

/**
 * The range of a listing's prices from one second to another between which no price is set by hand; never too
 * narrow. It costs as much as a few prices, however long the stretch, so that stretches in which an order cannot
 * move need not be looked at second by second.
 */
export function priceRange(listing: Listing, from: Instant, to: Instant): PriceRange {
  const [start, ...later] = listing.anchors;
  const anchor = later.findLast(({ at }) => at <= from) ?? start;
  const trend = walkRange(listing.trend, from, to, anchor.at);
  const stray = walkRange(listing.stray, from, to, anchor.at);
  const low = multiply(anchor.price, factor(trend.lowest + stray.lowest, -ROUNDING));
  const high = multiply(anchor.price, factor(trend.highest + stray.highest, ROUNDING));
  const slack = add(multiply(high, halfSpreadOf(listing)), multiply(tickAt(listing.instrument, high), TWO));
  return { lowest: maximum(subtract(low, slack), zero), highest: add(high, slack) };
}

const factor = (moved: number, slack: number): Decimal => ({
  units: BigInt(Math.round(Math.exp(moved) * 10 ** FACTOR_PLACES) + slack),
  scale: FACTOR_PLACES,
});
