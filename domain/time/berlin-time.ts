import { instant, type Instant } from './instant';
import { calendarDay, type LocalDate } from './local-date';
import { timeOfDay, type LocalTime } from './local-time';

/** What calendar and clock on a wall in Berlin show. */
export interface BerlinTime {
  readonly date: LocalDate;
  readonly time: LocalTime;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** As JavaScript counts months. */
const MARCH = 2;
const OCTOBER = 9;

/** Hours that Berlin is ahead of UTC: 2 from the last Sunday in March to that in October, 01:00 UTC each. */
export function berlinOffset(moment: Instant): 1 | 2 {
  const year = new Date(moment).getUTCFullYear();
  return moment >= changeIn(year, MARCH) && moment < changeIn(year, OCTOBER) ? 2 : 1;
}

/** The day and time in Berlin, to the second (directive 2000/84/EC, in force since 1996). */
export function berlinTime(moment: Instant): BerlinTime {
  const shown = berlinText(moment);
  return { date: calendarDay(shown.slice(0, 10)), time: timeOfDay(shown.slice(11, 19)) };
}

/** The same as text to the millisecond, 'YYYY-MM-DDTHH:MM:SS.mmm', for lists of many thousand moments. */
export const berlinText = (moment: Instant): string =>
  new Date(moment + berlinOffset(moment) * HOUR).toISOString().slice(0, -1);

/**
 * The moment at which Berlin shows this day and time. In the hour that comes twice the first is meant; a time
 * in the hour that is left out is as much later.
 */
export function berlinInstant({ date, time }: BerlinTime): Instant {
  const asUtc = Date.parse(`${date}T${time}Z`);
  const inSummer = instant(asUtc - 2 * HOUR);
  return berlinOffset(inSummer) === 2 ? inSummer : instant(asUtc - HOUR);
}

/** The last Sunday of a month of 31 days, 01:00 UTC: when the clocks of March go forth and those of October back. */
function changeIn(year: number, month: typeof MARCH | typeof OCTOBER): number {
  const last = Date.UTC(year, month, 31, 1);
  return last - new Date(last).getUTCDay() * DAY;
}
