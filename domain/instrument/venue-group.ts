import type { DisplayVenues, TradingSystem } from '../order/draft/order-preferences';
import { assertNever } from '../assert-never';
import type { Venue } from './venue';

/** The groups in which venues are compared, and which a customer can hide (ORD-04). */
export type VenueGroup = keyof DisplayVenues;

/**
 * The group in which a venue offers a trading system; undefined where it does not offer it, and for fund
 * companies, which are always shown.
 */
export function venueGroup(venue: Venue, system: TradingSystem): VenueGroup | undefined {
  const isQuote = system === 'QUOTE';
  if (isQuote && venue.orderTypes.QUOTE === undefined) return undefined;
  switch (venue.type) {
    case 'EXCHANGE':
      if (venue.country !== 'DE') return isQuote ? undefined : 'foreignExchangesStandard';
      return isQuote ? 'domesticExchangesQuote' : 'domesticExchangesStandard';
    case 'OFF':
      return isQuote ? 'otcQuote' : 'otcStandard';
    case 'FUND':
      return undefined;
    default:
      return assertNever(venue.type);
  }
}
