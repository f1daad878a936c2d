import { decimal } from '@domain/money/decimal';
import type { Instant } from '@domain/time/instant';
import { isQuotedAt, openQuoteAt, priceAt, secondOf, type OpenQuote } from '../price/price-model';
import type { Listing } from '../price/listing';
import type { TradingVenue } from './trading-venue';
import { dayOpenedBy, type TradingDay } from './venue-hours';
import { zoneInstant } from './zone-time';

/** Which auctions an order is kept for: the opening one, the closing one, any (brokerage.md 3). */
export type TradingRestriction = 'OAO' | 'CAO' | 'AO';

/** The auctions of a trading day; the closing one is held at the moment continuous trading ends. */
type Auction = 'OPENING' | 'INTRADAY' | 'CLOSING';

const AUCTIONS_OF: Readonly<Record<TradingRestriction, readonly Auction[]>> = {
  OAO: ['OPENING'],
  CAO: ['CLOSING'],
  AO: ['OPENING', 'INTRADAY', 'CLOSING'],
};

const INTRADAY = '13:00';

/** An auction gathers everybody: whatever an order wants changes hands at its one price. */
const EVERYTHING = decimal('1000000');

/** Whether a venue holds auctions: one that takes orders for them does. */
export const holdsAuctions = ({ abilities }: TradingVenue): boolean =>
  Object.values(abilities.orderTypes).some(({ tradingRestrictions }) => tradingRestrictions.length > 0);

/** The moments of a day at which orders with this restriction can execute, in their order. */
export function auctionMoments(
  venue: TradingVenue,
  { date, opens, closes }: TradingDay,
  restriction: TradingRestriction,
): readonly Instant[] {
  if (!holdsAuctions(venue)) return [];
  const held: Readonly<Record<Auction, Instant>> = {
    OPENING: opens,
    INTRADAY: zoneInstant(venue.timeZone, date, INTRADAY),
    CLOSING: closes,
  };
  return AUCTIONS_OF[restriction].map((auction) => held[auction]);
}

/** The book of one second as orders meet it: the one price of an auction, else both sides of continuous trading. */
export function bookAt(listing: Listing, moment: Instant): OpenQuote | undefined {
  const { venue } = listing;
  const day = dayOpenedBy(venue, moment);
  if (!isQuotedAt(listing, moment) || !auctionMoments(venue, day, 'AO').includes(moment)) {
    return openQuoteAt(listing, moment);
  }
  const price = priceAt(listing, moment);
  return {
    last: price,
    bid: price,
    ask: price,
    bidSize: EVERYTHING,
    askSize: EVERYTHING,
    sequence: secondOf(moment),
  };
}
