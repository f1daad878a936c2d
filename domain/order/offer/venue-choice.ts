import type { Venue, VenueHours, VenueQuote } from '@domain/instrument/venue';
import { addAmounts, negateAmount, type Amount } from '@domain/money/amount';
import { compare, divide, hundred, isNegative, isZero, multiply, type Decimal } from '@domain/money/decimal';
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

/** What the venues of an instrument quote, as far as it is known. */
export interface Quotes {
  quote(id: VenueId): VenueQuote | undefined;
  /** Whether they follow the market or were fetched a moment ago; false where they are known to be old (ORD-28). */
  readonly areCurrent: boolean;
}

/**
 * The venue whose spread is the smallest of all that are in sight, where it trades (ORD-04). It is nobody's where another
 * one shares it or last quoted as small a one at its close, where there is nothing to compare it with, where currencies
 * differ, and where prices are old: what was asked for then is no price any more.
 */
export function narrowestVenue(venues: Iterable<Pick<Venue, 'id'>>, quotes: Quotes): VenueId | undefined {
  const ids = [...new Set([...venues].map(({ id }) => id))];
  const known = ids
    .flatMap((id) => {
      const quote = quotes.quote(id);
      const spread = spreadOf(quote)?.absolute;
      // A bid above its ask is no spread to trade in: one of the two is no longer true.
      return spread === undefined || isNegative(spread.value) ? [] : [{ id, spread, hours: quote?.hours }];
    })
    .toSorted((a, b) => compare(a.spread.value, b.spread.value));
  const [first, second] = known;
  if (!quotes.areCurrent || first === undefined || second === undefined || first.hours?.state !== 'open')
    return undefined;
  if (known.some(({ spread }) => spread.unit !== first.spread.unit)) return undefined;
  return compare(first.spread.value, second.spread.value) === 0 ? undefined : first.id;
}

/**
 * The offer to begin with: the open one with the smallest spread, where the order costs least to cross. At night and on
 * weekends it is the one that opens next; where several do, the one that was narrowest last. What is said for it is true
 * of all that it is compared with; where nothing speaks for one, none is chosen.
 */
export function suggestedOffer(
  offers: readonly VenueOffer[],
  quotes: Quotes,
  compared = offers,
): Suggestion | undefined {
  const ranked = offers
    .map((offer) => {
      const quote = quotes.quote(offer.venue.id);
      return { offer, opens: opensOf(quote?.hours), spread: spreadOf(quote) };
    })
    .sort((a, b) => Math.sign(a.opens - b.opens || 0) || bySpread(a.spread, b.spread));
  const [first, second] = ranked;
  if (first === undefined) return undefined;
  const { offer, opens } = first;
  if (second === undefined) return { offer, reason: 'only' };
  if (offer.venue.type === 'FUND') return { offer, reason: 'fund' };
  const narrowest = narrowestVenue(
    compared.map(({ venue }) => venue),
    quotes,
  );
  if (offer.venue.id === narrowest) return { offer, reason: 'narrowest' };
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
