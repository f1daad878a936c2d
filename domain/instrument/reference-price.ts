import type { Amount } from '../money/amount';
import type { Side } from '../order/side';
import type { Venue, VenueQuote } from './venue';

/** Which price of a quote triggers a stop. */
export type TriggeringPrice = 'last' | 'bid' | 'ask';

/** What is needed of a venue to know it. */
export type TriggeringVenue = Pick<Venue, 'type' | 'triggerPrice'>;

/**
 * Which price triggers: bid (sell) or ask (buy) where a market maker quotes, the last one in continuous trading and
 * auctions (rules.md 2). The venue says it; where it does not, a dealer over the counter quotes.
 */
export function triggeringPrice(side: Side, { type, triggerPrice }: TriggeringVenue): TriggeringPrice {
  if ((triggerPrice ?? (type === 'OFF' ? 'QUOTE' : 'LAST')) === 'LAST') return 'last';
  return side === 'BUY' ? 'ask' : 'bid';
}

/** The price that triggers, as it is quoted just now; another one where it is missing. */
export function referencePrice(side: Side, venue: TriggeringVenue, quote: VenueQuote): Amount | undefined {
  const quoted = side === 'BUY' ? quote.ask : quote.bid;
  return quote[triggeringPrice(side, venue)] ?? quote.last ?? quoted;
}
