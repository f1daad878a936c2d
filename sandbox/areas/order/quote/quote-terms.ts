import { compare, decimal, multiply, subtract, type Decimal } from '@domain/money/decimal';
import type { Instant } from '@domain/time/instant';
import type { Listing } from '@sandbox/market/price/listing';
import { openQuoteAt } from '@sandbox/market/price/price-model';
import type { Side } from '../trade/working-order';

/** How long a released ticket gives quotes, in milliseconds. */
export const TICKET_LIFE = 5 * 60_000;

/** How long a dealer stands by a price: over the counter for ten seconds, at an exchange for fifteen. */
export const quoteLife = ({ venue }: Listing): number => (venue.type === 'OFF' ? 10_000 : 15_000);

/** What the way of an acceptance through the net may take, so that nobody loses the last second. */
export const QUOTE_SLACK = 1_000;

/** How long a dealer takes for a quote by hand. */
export const MANUAL_DELAY = 8_000;

/** How far the market may run away from a dealer's price before the quote is withdrawn: one percent. */
const TOLERANCE = decimal('0.01');

/** What a dealer sells (for a buy) or buys at now; undefined outside of hours, without a price, or if suspended. */
export function dealerPrice(listing: Listing, side: Side, now: Instant): Decimal | undefined {
  const quote = openQuoteAt(listing, now);
  return side === 'BUY' ? quote?.ask : quote?.bid;
}

/** Whether a dealer would lose more than the tolerance by keeping to a price. */
export function hasRunAway(side: Side, quoted: Decimal, market: Decimal): boolean {
  const loss = side === 'BUY' ? subtract(market, quoted) : subtract(quoted, market);
  return compare(loss, multiply(quoted, TOLERANCE)) > 0;
}
