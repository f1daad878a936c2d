import { instant, later, type Instant } from '@domain/time/instant';
import { auctionMoments, bookAt, type TradingRestriction } from '@sandbox/market/venue/auction';
import type { Listing } from '@sandbox/market/price/listing';
import type { OpenQuote } from '@sandbox/market/price/price-model';
import { calmOf, isCalm, staysCalm, type Calm, type PriceAlarm } from '@sandbox/market/price/price-alarm';
import { dayClosingAfter, dayOpenedBy, type TradingDay } from '@sandbox/market/venue/venue-hours';

const SECOND = 1_000;

/** Shorter stretches are looked at second by second: that costs less than to calculate how far they go. */
const SHORT = 6 * SECOND;

/** What is looked for in a listing's prices. */
export interface PriceWatch<T> {
  /** A book matters while all of these are raised; with none of them any book does. */
  readonly alarms: () => readonly PriceAlarm[];
  /** The book of one second; whatever comes of it ends the search, and if nothing does the alarms may have moved. */
  readonly look: (book: OpenQuote, at: Instant) => T | undefined;
  /** Asked before each effort, up to which moment nothing was found; what it answers ends the search. */
  readonly tired?: (at: Instant) => T | undefined;
}

/** Whole seconds of one day between which no price is set by hand; a single one can be that of an auction. */
interface Stretch {
  readonly first: Instant;
  readonly last: Instant;
}

/**
 * Goes through the prices of a listing from one moment up to and including another, in their order, and gives
 * back the first thing found. Exact to the second however long the time is: a stretch is halved until it is
 * known to stay calm, so weeks cost little more than a minute, and an engine that was away for weeks finds what
 * one that looked every second has found.
 */
export function searchPrices<T>(
  listing: Listing,
  from: Instant,
  to: Instant,
  restriction: TradingRestriction | undefined,
  watch: PriceWatch<T>,
): T | undefined {
  for (const stretch of stretches(listing, from, to, restriction)) {
    const found = inStretch(listing, stretch, watch);
    if (found !== undefined) return found;
  }
  return undefined;
}

function inStretch<T>(listing: Listing, { first, last }: Stretch, watch: PriceWatch<T>): T | undefined {
  if (first === last) return watch.tired?.(first) ?? lookAt(listing, first, watch);
  let alarms: readonly PriceAlarm[] = [];
  let calms: readonly Calm[] = [];
  const heed = (): void => {
    if (alarms === watch.alarms()) return;
    alarms = watch.alarms();
    calms = alarms.map((alarm) => calmOf(listing, alarm, first));
  };
  heed();
  const within = (begin: Instant, end: Instant): T | undefined => {
    const ended = watch.tired?.(begin);
    if (ended !== undefined) return ended;
    if (begin === end) {
      if (isCalm(listing, calms, begin)) return undefined;
      const found = lookAt(listing, begin, watch);
      heed();
      return found;
    }
    if (end - begin > SHORT && staysCalm(listing, calms, begin, end)) return undefined;
    const middle = wholeSecond(begin + (end - begin) / 2);
    return within(begin, middle) ?? within(later(middle, SECOND), end);
  };
  return within(first, last);
}

function lookAt<T>(listing: Listing, at: Instant, watch: PriceWatch<T>): T | undefined {
  const book = bookAt(listing, at);
  return book === undefined ? undefined : watch.look(book, at);
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
  const auctions = auctionMoments(venue, day, 'AO');
  if (auctions.length === 0) return [{ first: day.opens, last: instant(day.closes - SECOND) }];
  return auctions.flatMap((auction, index) => [
    single(auction),
    { first: later(auction, SECOND), last: instant((auctions[index + 1] ?? auction) - SECOND) },
  ]);
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
