import { addDays, dayOfWeek, type LocalDate } from '@domain/time/local-date';
import type { Instant } from '@domain/time/instant';
import type { TradingVenue } from './trading-venue';
import { closingTime, tradesOn } from './venue-calendar';
import { zoneDate, zoneInstant } from './zone-time';

/** How many days an order can live, the day of its entry counted (rules.md 3). */
export const LONGEST_VALIDITY = 360;

/** One day's trading at a venue: open from `opens` up to, but not including, `closes`. */
export interface TradingDay {
  readonly date: LocalDate;
  readonly opens: Instant;
  readonly closes: Instant;
}

const FRIDAY = 5;
const A_MONTH = 31;

const known = new WeakMap<TradingVenue, Map<LocalDate, TradingDay | undefined>>();

/** The trading of a day, undefined on days the venue is closed; calculated once for each venue and day. */
export function tradingDayOf(venue: TradingVenue, date: LocalDate): TradingDay | undefined {
  const days = known.get(venue) ?? new Map<LocalDate, TradingDay | undefined>();
  known.set(venue, days);
  if (!days.has(date)) days.set(date, calculatedDay(venue, date));
  return days.get(date);
}

/**
 * The weekdays on which a venue does not trade, from a day on for as long as an order of that day can live, and a
 * month more for a page that stays open.
 */
export const closedDays = (venue: TradingVenue, from: LocalDate): LocalDate[] =>
  Array.from({ length: LONGEST_VALIDITY + A_MONTH }, (_, ahead) => addDays(from, ahead)).filter(
    (day) => dayOfWeek(day) <= FRIDAY && tradingDayOf(venue, day) === undefined,
  );

/** The trading day the venue is open on at this moment; undefined when it is closed. */
export function openDay(venue: TradingVenue, moment: Instant): TradingDay | undefined {
  const day = tradingDayOf(venue, zoneDate(venue.timeZone, moment));
  return day !== undefined && day.opens <= moment && moment < day.closes ? day : undefined;
}

/** The first trading day that closes after this moment: the current one, or the next to come. */
export function dayClosingAfter(venue: TradingVenue, moment: Instant): TradingDay {
  for (let date = zoneDate(venue.timeZone, moment); ; date = addDays(date, 1)) {
    const day = tradingDayOf(venue, date);
    if (day !== undefined && day.closes > moment) return day;
  }
}

/** The last trading day that had opened at this moment. */
export function dayOpenedBy(venue: TradingVenue, moment: Instant): TradingDay {
  for (let date = zoneDate(venue.timeZone, moment); ; date = addDays(date, -1)) {
    const day = tradingDayOf(venue, date);
    if (day !== undefined && day.opens <= moment) return day;
  }
}

const before = new WeakMap<TradingDay, TradingDay>();

/** The trading day before another. */
export function dayBefore(venue: TradingVenue, day: TradingDay): TradingDay {
  const found = before.get(day) ?? lastBefore(venue, day);
  before.set(day, found);
  return found;
}

function lastBefore(venue: TradingVenue, { date }: TradingDay): TradingDay {
  for (let earlier = addDays(date, -1); ; earlier = addDays(earlier, -1)) {
    const day = tradingDayOf(venue, earlier);
    if (day !== undefined) return day;
  }
}

function calculatedDay(venue: TradingVenue, date: LocalDate): TradingDay | undefined {
  if (!tradesOn(venue, date)) return undefined;
  return {
    date,
    opens: zoneInstant(venue.timeZone, date, venue.opens),
    closes: zoneInstant(venue.timeZone, date, closingTime(venue, date)),
  };
}
