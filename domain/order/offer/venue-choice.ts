import type { VenueHours, VenueQuote } from '@domain/instrument/venue';
import { addAmounts, negateAmount, type Amount } from '@domain/money/amount';
import { compare, divide, hundred, multiply, isZero, type Decimal } from '@domain/money/decimal';
import type { VenueId } from '@domain/codes/ids';
import type { Instant } from '@domain/time/instant';
import type { VenueOffer } from './venue-offer';

/** Why a venue is chosen before the customer has chosen: nothing is, without this being said (ORD-04). */
export type VenueReason = 'link' | 'draft' | 'only' | 'fund' | 'narrowest' | 'open' | 'opensNext';

/** The offer chosen in advance, and why. */
export interface Suggestion {
  readonly offer: VenueOffer;
  readonly reason: VenueReason;
}

/** Distance between bid and ask, and what it is of the ask in percent; undefined if one is unknown. */
export function spreadOf(
  quote: VenueQuote | undefined,
): { readonly absolute: Amount; readonly percent: Decimal } | undefined {
  const { bid, ask } = quote ?? {};
  if (bid === undefined || ask === undefined || bid.unit !== ask.unit || isZero(ask.value)) return undefined;
  const absolute = addAmounts(ask, negateAmount(bid));
  return { absolute, percent: divide(multiply(absolute.value, hundred), ask.value, 2, 'half-up') };
}

/**
 * The venue whose spread is the smallest of all that are known, where it trades; undefined where another one shares it,
 * where there is nothing to compare it with, and where it is closed: what was asked for last is no price any more.
 */
export function narrowestVenue(
  offers: readonly VenueOffer[],
  quoteOf: (id: VenueId) => VenueQuote | undefined,
): VenueId | undefined {
  const ids = [...new Set(offers.map(({ venue }) => venue.id))];
  const known = ids
    .flatMap((id) => {
      const quote = quoteOf(id);
      const spread = spreadOf(quote);
      return spread === undefined ? [] : [{ id, spread, isOpen: quote?.hours.state === 'open' }];
    })
    .toSorted((a, b) => compare(a.spread.percent, b.spread.percent));
  const [first, second] = known;
  if (first === undefined || second === undefined || !first.isOpen) return undefined;
  return compare(first.spread.percent, second.spread.percent) === 0 ? undefined : first.id;
}

/**
 * The offer to begin with: the open one with the smallest spread, where the order costs least to cross. At night and on
 * weekends it is the one that opens next; where several do, the one that was narrowest last. What is said for it is true
 * of all that it is compared with; where nothing speaks for one, none is chosen.
 */
export function suggestedOffer(
  offers: readonly VenueOffer[],
  quoteOf: (id: VenueId) => VenueQuote | undefined,
  compared = offers,
): Suggestion | undefined {
  const ranked = offers
    .map((offer) => {
      const quote = quoteOf(offer.venue.id);
      return { offer, opens: opensOf(quote?.hours), spread: spreadOf(quote) };
    })
    .sort((a, b) => Math.sign(a.opens - b.opens || 0) || bySpread(a.spread, b.spread));
  const [first, second] = ranked;
  if (first === undefined) return undefined;
  const { offer, opens } = first;
  if (second === undefined) return { offer, reason: 'only' };
  if (offer.venue.type === 'FUND') return { offer, reason: 'fund' };
  if (offer.venue.id === narrowestVenue(compared, quoteOf)) return { offer, reason: 'narrowest' };
  if (opens === OPEN) return { offer, reason: 'open' };
  return opens < Infinity ? { offer, reason: 'opensNext' } : undefined;
}

type Spread = ReturnType<typeof spreadOf>;

const OPEN = -Infinity;

/** When a venue trades next; never, as far as is known, where its hours are not. */
const opensOf = (hours: VenueHours | undefined): Instant | number =>
  hours?.state === 'open' ? OPEN : (hours?.opens ?? Infinity);

function bySpread(a: Spread, b: Spread): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return compare(a.percent, b.percent);
}
