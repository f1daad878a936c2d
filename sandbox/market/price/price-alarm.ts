import { add, decimal, decimalText, divide, multiply, subtract, type Decimal } from '@domain/money/decimal';
import type { Instant } from '@domain/time/instant';
import { movement, tickAt, type Listing } from './listing';
import { FACTOR_PLACES, halfSpreadOf } from './price-model';
import { walkRange } from './walk';

/** What somebody waits for in a listing's prices: one of them at or above one level, or at or below another. */
export interface PriceAlarm {
  readonly price: 'last' | 'bid' | 'ask';
  readonly above?: Decimal;
  readonly below?: Decimal;
}

/** How far a listing's walks may move without an alarm, as logarithms, both ends excluded. */
export interface Calm {
  readonly least: number;
  readonly most: number;
}

const ONE = decimal('1');
const TWO = decimal('2');
/** So near to the next price range, in steps, the step of that range counts: it is at most ten times as wide. */
const NEAR = decimal('32');
const PLACES = 15;
/** What a factor may lose by being rounded to its places. */
const ROUNDING = 2 / 10 ** FACTOR_PLACES;

/**
 * Between which movements no price of continuous trading from this second on, until one is set by hand, can raise
 * an alarm; never too wide. Prices are turned into movements here once, so that what is then compared for each
 * second or stretch of time is a plain number.
 */
export function calmOf(listing: Listing, { price, above, below }: PriceAlarm, from: Instant): Calm {
  const { instrument, anchors, startedFrom } = listing;
  const index = Math.max(
    anchors.findLastIndex(({ at }) => at <= from),
    0,
  );
  const start = (anchors[index] ?? anchors[0]).price;
  const half = halfSpreadOf(listing);
  const part = price === 'last' ? ONE : price === 'ask' ? add(ONE, half) : subtract(ONE, half);
  const moved = (level: Decimal, slack: number): number => {
    const factor = divide(level, multiply(start, part), PLACES, 'half-up');
    return Math.log(Math.max(Number(decimalText(factor)) + slack, 0)) + (startedFrom[index] ?? 0);
  };
  const twoSteps = (at: Decimal): Decimal => multiply(tickAt(instrument, at), TWO);
  const near = (at: Decimal): Decimal => add(at, multiply(tickAt(instrument, at), NEAR));
  return {
    least:
      below === undefined
        ? -Infinity
        : moved(add(below, twoSteps(near(divide(below, part, PLACES, 'up')))), ROUNDING),
    most: above === undefined ? Infinity : moved(subtract(above, twoSteps(above)), -ROUNDING),
  };
}

/**
 * Whether one of several alarms stays silent from one second to another; a long stretch costs no more than a few
 * seconds.
 */
export function staysCalm(listing: Listing, calms: readonly Calm[], from: Instant, to: Instant): boolean {
  if (calms.length === 0) return false;
  const trend = walkRange(listing.trend, from, to);
  const stray = walkRange(listing.stray, from, to);
  const [lowest, highest] = [trend.lowest + stray.lowest, trend.highest + stray.highest];
  return calms.some(({ least, most }) => least < lowest && highest < most);
}

/** Whether one of several alarms is silent in one second. */
export function isCalm(listing: Listing, calms: readonly Calm[], at: Instant): boolean {
  if (calms.length === 0) return false;
  const moved = movement(listing, at);
  return calms.some(({ least, most }) => least < moved && moved < most);
}
