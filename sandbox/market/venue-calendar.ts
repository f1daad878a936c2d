import { addDays, dayOfWeek, yearOf, type LocalDate } from '@domain/calendar/local-date';
import { earlyClose, easterSunday, isTradingDay } from '@domain/calendar/trading-calendar';
import type { TradingVenue } from './trading-venue';

/** Days New York is closed every year: New Year, Juneteenth, Independence Day, Christmas. */
const NEW_YORK_CLOSED: ReadonlySet<string> = new Set(['01-01', '06-19', '07-04', '12-25']);

/** Whether a venue trades on a day of its own place. */
export const tradesOn = ({ calendar }: TradingVenue, day: LocalDate): boolean =>
  calendar === 'NEW_YORK' ? newYorkTrades(day) : isTradingDay(day);

/** When a venue closes on a day, `HH:MM`: its usual time, or earlier on a short day. */
export function closingTime({ calendar, closes }: TradingVenue, day: LocalDate): string {
  const early = calendar === 'NEW_YORK' ? undefined : earlyClose(day)?.slice(0, 5);
  return early !== undefined && early < closes ? early : closes;
}

function newYorkTrades(day: LocalDate): boolean {
  const isGoodFriday = addDays(easterSunday(yearOf(day)), -2) === day;
  return dayOfWeek(day) <= 5 && !NEW_YORK_CLOSED.has(day.slice(5)) && !isGoodFriday && !isThanksgiving(day);
}

/** The fourth Thursday of November. */
function isThanksgiving(day: LocalDate): boolean {
  const dayOfMonth = Number(day.slice(8));
  return day.slice(5, 7) === '11' && dayOfWeek(day) === 4 && dayOfMonth > 21 && dayOfMonth <= 28;
}
