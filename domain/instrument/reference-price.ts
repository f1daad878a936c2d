import type { Amount } from '../money/amount';
import type { Side } from '../order/side';
import type { Venue, VenueQuote } from './venue';

/**
 * The price that triggers: bid (sell) or ask (buy) where a market maker quotes, the last price in continuous
 * trading and auctions; the other one where it is missing (rules.md 2).
 */
export function referencePrice(
  side: Side,
  { type }: Pick<Venue, 'type'>,
  quote: VenueQuote,
): Amount | undefined {
  const quoted = side === 'BUY' ? quote.ask : quote.bid;
  return type === 'OFF' ? (quoted ?? quote.last) : (quote.last ?? quoted);
}
