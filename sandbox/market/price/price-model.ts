import {
  add,
  compare,
  decimal,
  divide,
  maximum,
  multiply,
  one,
  rescale,
  subtract,
  trimmed,
  zero,
  type Decimal,
} from '@domain/money/decimal';
import { instant, type Instant } from '@domain/time/instant';
import { PERCENT } from '@domain/money/unit';
import { movement, tickAt, type Listing } from './listing';
import { latticeValue } from './noise';
import { onGrid } from './tick-size';
import { isHalted } from './trading-halt';
import { liquidityOf, type TradedInstrument } from '../catalogue/traded-instrument';
import { dayOpenedBy, openDay } from '../venue/venue-hours';

/** Whole seconds since 1970: prices stand still within one, and the number of a quote is its second. */
export const secondOf = (moment: Instant): number => Math.floor(moment / 1_000);

/** Best bid and ask with their sizes, and the last price, of one second at an open venue. */
export interface OpenQuote {
  readonly last: Decimal;
  readonly bid: Decimal;
  readonly ask: Decimal;
  readonly bidSize: Decimal;
  readonly askSize: Decimal;
  /** Rises with every second. */
  readonly sequence: number;
}

/** Decimals of the factor by which a walk moves a price. */
export const FACTOR_PLACES = 9;
const HALF = decimal('0.5');
const THOUSAND = decimal('1000');
/** How many times wider than usual a wide spread is. */
const WIDE = 30;
/** What the fund company issues and takes back at its daily price: anything. */
const UNLIMITED = decimal('1000000');

/**
 * The price of a listing at a moment the venue trades: the anchor's price moved along the walk since the
 * anchor. A pure function of seed, instrument, venue and second; nothing of it is ever stored.
 */
export function priceAt(listing: Listing, moment: Instant): Decimal {
  const { instrument, anchors, startedFrom } = listing;
  const second = instant(secondOf(pricingMoment(listing, moment)) * 1_000);
  const last = Math.max(
    anchors.findLastIndex(({ at }) => at <= second),
    0,
  );
  const moved = Math.exp(movement(listing, second) - (startedFrom[last] ?? 0));
  const factor = { units: BigInt(Math.round(moved * 10 ** FACTOR_PLACES)), scale: FACTOR_PLACES };
  const price = multiply((anchors[last] ?? anchors[0]).price, factor);
  const tick = tickAt(instrument, price);
  return cleaned(maximum(onGrid(price, tick, 'half-up'), tick));
}

/** The price a venue shows: now if it is open, else where it closed. */
export function lastPriceAt(listing: Listing, moment: Instant): Decimal {
  const { closes } = dayOpenedBy(listing.venue, moment);
  return priceAt(listing, instant(Math.min(moment, closes)));
}

/** Both sides of the book of this second; undefined while the venue is closed or trading is suspended. */
export function openQuoteAt(listing: Listing, moment: Instant): OpenQuote | undefined {
  const { instrument, venue } = listing;
  if (!isQuotedAt(listing, moment) || openDay(venue, moment) === undefined) return undefined;
  const last = priceAt(listing, moment);
  const sequence = secondOf(moment);
  if (venue.type === 'FUND') {
    return { last, bid: last, ask: last, bidSize: UNLIMITED, askSize: UNLIMITED, sequence };
  }
  const tick = tickAt(instrument, last);
  const half = maximum(multiply(last, halfSpreadOf(listing)), multiply(tick, HALF));
  const bid = maximum(onGrid(subtract(last, half), tick, 'down'), tick);
  return {
    last,
    bid: cleaned(bid),
    ask: cleaned(onGrid(add(last, half), tick, 'up')),
    bidSize: sizeAt(listing, last, sequence, 0),
    askSize: sizeAt(listing, last, sequence, 1),
    sequence,
  };
}

/** A fund's price is made once a day; it holds from opening to opening. */
function pricingMoment({ venue }: Listing, moment: Instant): Instant {
  return venue.type === 'FUND' ? dayOpenedBy(venue, moment).opens : moment;
}

/** Whether anybody quotes the instrument at all: it is not suspended, and its price is known. */
export const isQuoted = ({ tradable, traits }: TradedInstrument): boolean =>
  tradable && !traits.has('NO_PRICE');

/** Whether its price still moves: what is quoted, and an index, which nobody trades. */
export const isPriced = (instrument: TradedInstrument): boolean =>
  isQuoted(instrument) || (instrument.type === 'NOT_AVAILABLE' && !instrument.traits.has('NO_PRICE'));

/** Whether anybody quotes a listing at a moment at which its venue is open. */
export const isQuotedAt = ({ instrument, halts }: Listing, moment: Instant): boolean =>
  isQuoted(instrument) && !isHalted(halts, moment);

/** Half of the spread a listing is quoted with, as a part of the price. */
export function halfSpreadOf({ instrument, venue }: Listing): Decimal {
  const wide = instrument.traits.has('WIDE_SPREAD') ? WIDE : 1;
  const basisPoints = Math.round(venue.halfSpread * liquidityOf(instrument).spreadFactor * wide * 100);
  return { units: BigInt(basisPoints), scale: 6 };
}

/** The same of the book of this moment, as a part of the price that this side gets; as usual while it is closed. */
export function halfSpreadAt(listing: Listing, side: 'BUY' | 'SELL', moment: Instant): Decimal {
  const quote = openQuoteAt(listing, moment);
  if (quote === undefined) return halfSpreadOf(listing);
  const half = multiply(subtract(quote.ask, quote.bid), HALF);
  return divide(half, side === 'BUY' ? quote.ask : quote.bid, FACTOR_PLACES, 'half-up');
}

/** Of the usual depth at least and at most so much waits at the best price. */
const LEAST_MOOD = 0.15;
const MOST_MOOD = 1.85;

/** What waits at the best price: the usual depth, more or less, in whole pieces or thousands of nominal. */
function sizeAt({ instrument, stray }: Listing, price: Decimal, sequence: number, side: 0 | 1): Decimal {
  const mood = LEAST_MOOD + (MOST_MOOD - LEAST_MOOD) * latticeValue(stray.seed + 101 + side, sequence);
  const money = { units: BigInt(Math.round(liquidityOf(instrument).depth * mood)), scale: 0 };
  if (instrument.notation === PERCENT) {
    return maximum(multiply(divide(money, THOUSAND, 0, 'down'), THOUSAND), THOUSAND);
  }
  return maximum(divide(money, price, 0, 'down'), one);
}

/**
 * The last price above which so much never waits at the best one in continuous trading; undefined where it can wait
 * at any. A bond's depth is nominal, so that its price does not matter.
 */
export function dearestForSize({ instrument }: Listing, quantity: Decimal): Decimal | undefined {
  const most = { units: BigInt(Math.round(liquidityOf(instrument).depth * MOST_MOOD)), scale: 0 };
  if (instrument.notation === PERCENT)
    return compare(quantity, maximum(most, THOUSAND)) <= 0 ? undefined : zero;
  return compare(quantity, one) <= 0 ? undefined : divide(most, quantity, 5, 'up');
}

const cleaned = (price: Decimal): Decimal => trimmed(rescale(price, Math.min(price.scale, 5), 'half-up'), 2);
