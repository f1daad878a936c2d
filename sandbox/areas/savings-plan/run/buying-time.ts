import { berlinInstant } from '@domain/time/berlin-time';
import { instant, type Instant } from '@domain/time/instant';
import type { LocalDate } from '@domain/time/local-date';
import { timeOfDay } from '@domain/time/local-time';
import type { Listing } from '@sandbox/market/price/listing';
import { isHalted } from '@sandbox/market/price/trading-halt';
import { tradingDayOf } from '@sandbox/market/venue/venue-hours';

/** Five minutes after the opening every venue at home has made prices. */
const BUYS_AT = timeOfDay('09:05:00');

/** When plans begin to buy on the day of an execution. */
export const buysAt = (date: LocalDate): Instant => berlinInstant({ date, time: BUYS_AT });

/** When a listing closes on a day on which plans execute. */
export const closesAt = ({ venue }: Listing, date: LocalDate): Instant =>
  tradingDayOf(venue, date)?.closes ?? buysAt(date);

/**
 * The first moment of a day on which a plan can buy: at once, or when a halt ends, as far as that is known by now;
 * undefined while, or if, there is none.
 */
export function buyingMoment(listing: Listing, date: LocalDate, now: Instant): Instant | undefined {
  const closes = closesAt(listing, date);
  const ends = listing.halts.flatMap(({ until }) => until ?? []).toSorted((a, b) => a - b);
  return [buysAt(date), ...ends].find(
    (at) => at >= buysAt(date) && at < closes && at <= now && !isHalted(listing.halts, instant(at)),
  );
}
