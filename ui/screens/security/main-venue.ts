import type { VenueId } from '@domain/codes/ids';
import type { Venue, VenueQuote } from '@domain/instrument/venue';

/**
 * The exchange whose price stands for the security: an open one first, else the first that knows a price. What is traded
 * nowhere, as an index, has its price where one is quoted.
 */
export function mainVenue(
  venues: readonly Venue[],
  quotes: ReadonlyMap<VenueId, VenueQuote>,
): VenueId | undefined {
  const priced = venues.filter(({ id }) => quotes.get(id)?.last !== undefined);
  const exchanges = priced.filter(({ type }) => type === 'EXCHANGE');
  const isOpen = ({ id }: Venue): boolean => quotes.get(id)?.hours.state === 'open';
  const main = exchanges.find(isOpen) ?? priced.find(isOpen) ?? exchanges[0] ?? priced[0];
  return main?.id ?? [...quotes.values()].find(({ last }) => last !== undefined)?.venueId;
}
