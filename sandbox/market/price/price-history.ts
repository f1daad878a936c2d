import { timestampText } from '@domain/time/wire-time';
import { instant, type Instant } from '@domain/time/instant';
import { priceUnit } from '../catalogue/traded-instrument';
import { dayBefore, dayOpenedBy, type TradingDay } from '../venue/venue-hours';
import type { TradingVenue } from '../venue/trading-venue';
import type { Listing } from './listing';
import { lastPriceAt } from './price-model';
import type { PriceSeries } from './price-series';
import { wireAmount } from './wire-amount';

/** How far back a history can look. */
export const HISTORY_RANGES = ['DAY', 'WEEK', 'MONTH', 'YEAR', 'FIVE_YEARS'] as const;

/** One of them. */
export type HistoryRange = (typeof HISTORY_RANGES)[number];

/** Trading days of a range, every how many of them counts, and how many prices of each that counts. */
interface Grain {
  readonly days: number;
  readonly every: number;
  readonly prices: number;
}

const GRAINS: Readonly<Record<HistoryRange, Grain>> = {
  DAY: { days: 1, every: 1, prices: 120 },
  WEEK: { days: 5, every: 1, prices: 24 },
  MONTH: { days: 22, every: 1, prices: 6 },
  YEAR: { days: 253, every: 1, prices: 1 },
  FIVE_YEARS: { days: 1265, every: 5, prices: 1 },
};

/**
 * The last prices of a listing up to now, oldest first: within a day evenly spaced, of longer ranges closing prices. A
 * price of the past follows from the world like the one of today, so that no history can contradict an execution.
 */
export function priceHistory(listing: Listing, now: Instant, range: HistoryRange): PriceSeries {
  const { venue, instrument } = listing;
  const unit = priceUnit(instrument);
  const { days, every, prices } = GRAINS[range];
  const moments = lastDays(venue, now, days)
    .filter((_, back) => back % every === 0)
    .toReversed()
    .flatMap((day) => momentsOf(day, prices, now));
  return {
    venueId: venue.venueId,
    unit,
    points: moments.map((at) => ({
      dateTime: timestampText(at),
      price: wireAmount(lastPriceAt(listing, at), unit).value,
    })),
  };
}

/** The newest first. */
function lastDays(venue: TradingVenue, now: Instant, count: number): readonly TradingDay[] {
  const days = [dayOpenedBy(venue, now)];
  for (let day = days[0]; day !== undefined && days.length < count;) {
    day = dayBefore(venue, day);
    days.push(day);
  }
  return days;
}

/** Evenly spaced from opening to close, or to now; one alone is the last. */
function momentsOf({ opens, closes }: TradingDay, count: number, now: Instant): readonly Instant[] {
  const end = Math.min(now, closes);
  const distance = (end - opens) / Math.max(count - 1, 1);
  return Array.from({ length: count }, (_, index) =>
    instant(Math.round(end - (count - 1 - index) * distance)),
  );
}
