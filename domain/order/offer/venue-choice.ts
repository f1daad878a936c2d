import type { VenueQuote } from '@domain/instrument/venue';
import { addAmounts, negateAmount, type Amount } from '@domain/money/amount';
import { compare, divide, hundred, multiply, isZero, type Decimal } from '@domain/money/decimal';
import type { VenueId } from '@domain/codes/ids';
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
 * The offer with the smallest spread, an open one before a closed one: where the order costs least to cross. At night and
 * on weekends it is the one that opens next. Of several that share the smallest spread, or open at the same time, none
 * is said to be better: the first is taken for being open, or none where nothing speaks for one.
 */
export function suggestedOffer(
  offers: readonly VenueOffer[],
  quoteOf: (id: VenueId) => VenueQuote | undefined,
): Suggestion | undefined {
  const ranked = offers
    .map((offer) => {
      const quote = quoteOf(offer.venue.id);
      const hours = quote?.hours;
      const opens = hours?.state === 'closed' ? (hours.opens ?? Infinity) : Infinity;
      return { offer, isClosed: hours?.state !== 'open', opens, spread: spreadOf(quote) };
    })
    .sort(
      (a, b) =>
        Number(a.isClosed) - Number(b.isClosed) ||
        bySpread(a.spread, b.spread) ||
        Math.sign(a.opens - b.opens || 0),
    );
  const [first, second] = ranked;
  if (first === undefined) return undefined;
  const { offer } = first;
  if (second === undefined) return { offer, reason: 'only' };
  if (offer.venue.type === 'FUND') return { offer, reason: 'fund' };
  if (first.spread !== undefined) {
    const isShared = bySpread(first.spread, second.spread) === 0;
    return { offer, reason: isShared ? 'open' : 'narrowest' };
  }
  if (first.isClosed !== second.isClosed) return { offer, reason: 'open' };
  return first.opens < second.opens ? { offer, reason: 'opensNext' } : undefined;
}

type Spread = ReturnType<typeof spreadOf>;

function bySpread(a: Spread, b: Spread): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return compare(a.percent, b.percent);
}
