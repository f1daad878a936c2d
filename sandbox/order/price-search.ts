import { instant, later, type Instant } from '@domain/shared/instant';
import { auctionMoments, bookAt, holdsAuctions, type TradingRestriction } from '../market/auction';
import type { Listing } from '../market/listing';
import type { OpenQuote } from '../market/price-model';
import { priceRange, type PriceRange } from '../market/price-range';
import { dayClosingAfter, dayOpenedBy, type TradingDay } from '../market/venue-hours';

const SECOND = 1_000;

/** Shorter stretches are looked at second by second: their range would cost more than their prices. */
const SHORT = 6 * SECOND;

/** What is looked for in a listing's prices. */
export interface PriceWatch<T> {
  /** False when no second whose prices stay within this range can matter. */
  readonly mayMatter: (range: PriceRange) => boolean;
  /** The book of one second; whatever comes of it ends the search. */
  readonly look: (book: OpenQuote, at: Instant) => T | undefined;
}

/** Whole seconds of one day between which no price is set by hand. */
interface Stretch {
  readonly first: Instant;
  readonly last: Instant;
}

/**
 * Goes through the prices of a listing from one moment up to and including another, in their order, and gives
 * back the first thing found. Exact to the second however long the time is: a stretch is halved until its range
 * shows that nothing in it can matter, so weeks cost little more than a minute, and an engine that was away for
 * weeks finds what one that looked every second has found.
 */
export function searchPrices<T>(
  listing: Listing,
  from: Instant,
  to: Instant,
  restriction: TradingRestriction | undefined,
  watch: PriceWatch<T>,
): T | undefined {
  for (const stretch of stretches(listing, from, to, restriction)) {
    const found = within(listing, stretch, watch);
    if (found !== undefined) return found;
  }
  return undefined;
}

function within<T>(listing: Listing, { first, last }: Stretch, watch: PriceWatch<T>): T | undefined {
  if (first === last) {
    const book = bookAt(listing, first);
    return book === undefined ? undefined : watch.look(book, first);
  }
  if (last - first > SHORT && !watch.mayMatter(priceRange(listing, first, last))) return undefined;
  const middle = wholeSecond(first + (last - first) / 2);
  return (
    within(listing, { first, last: middle }, watch) ??
    within(listing, { first: later(middle, SECOND), last }, watch)
  );
}

function* stretches(
  listing: Listing,
  from: Instant,
  to: Instant,
  restriction: TradingRestriction | undefined,
): Generator<Stretch> {
  const { venue } = listing;
  const opened = dayOpenedBy(venue, from);
  let day = opened.closes >= from ? opened : dayClosingAfter(venue, from);
  for (; day.opens <= to; day = dayClosingAfter(venue, day.closes)) {
    for (const { first, last } of dayStretches(listing, day, restriction)) {
      const begin = instant(Math.max(first, Math.ceil(from / SECOND) * SECOND));
      const end = wholeSecond(Math.min(last, to));
      if (begin <= end) yield* unanchored(listing, { first: begin, last: end });
    }
  }
}

/** A fund company makes one price a day, at its opening; what is kept for auctions meets nothing else. */
function dayStretches(
  { venue }: Listing,
  day: TradingDay,
  restriction: TradingRestriction | undefined,
): readonly Stretch[] {
  const single = (moment: Instant): Stretch => ({ first: moment, last: moment });
  if (restriction !== undefined) return auctionMoments(venue, day, restriction).map(single);
  if (venue.type === 'FUND') return [single(day.opens)];
  const last = holdsAuctions(venue) ? day.closes : instant(day.closes - SECOND);
  return [{ first: day.opens, last }];
}

function* unanchored({ anchors }: Listing, { first, last }: Stretch): Generator<Stretch> {
  let begin = first;
  for (const { at } of anchors) {
    if (at <= begin || at > last) continue;
    yield { first: begin, last: instant(at - SECOND) };
    begin = at;
  }
  yield { first: begin, last };
}

const wholeSecond = (moment: number): Instant => instant(Math.floor(moment / SECOND) * SECOND);
