import { addDays, dayOfWeek, yearOf, type LocalDate } from '@domain/time/local-date';
import { easterSunday } from './easter';

const FRIDAY = 5;

/** Closed whatever the weekday: New Year, Labour Day, both Christmas days and the eves (rules.md 3). */
const CLOSED: ReadonlySet<string> = new Set(['01-01', '05-01', '12-24', '12-25', '12-26', '12-31']);

/** The last trading day of a year ends early. */
const SHORT_DAY = '12-30';
const SHORT_CLOSE = '14:00';

/** Whether German exchanges trade on a day; Good Friday and Easter Monday are the only feasts that move. */
export function isTradingDay(day: LocalDate): boolean {
  if (dayOfWeek(day) > FRIDAY || CLOSED.has(day.slice(5))) return false;
  const easter = easterSunday(yearOf(day));
  return day !== addDays(easter, -2) && day !== addDays(easter, 1);
}

/** When they close on a short day, `HH:MM`; undefined on any other. */
export const shortClose = (day: LocalDate): string | undefined =>
  day.slice(5) === SHORT_DAY && isTradingDay(day) ? SHORT_CLOSE : undefined;

/** The first trading day on or after a day. */
export function tradingDayFrom(day: LocalDate): LocalDate {
  let found = day;
  while (!isTradingDay(found)) found = addDays(found, 1);
  return found;
}

/** The last trading day on or before a day. */
export function tradingDayUpTo(day: LocalDate): LocalDate {
  let found = day;
  while (!isTradingDay(found)) found = addDays(found, -1);
  return found;
}

/** The first trading day after a day. */
export const nextTradingDay = (day: LocalDate): LocalDate => tradingDayFrom(addDays(day, 1));
