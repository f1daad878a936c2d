import { instant, type Instant } from '../shared/instant';
import { addDays, calendarDay, dayOfWeek, type LocalDate } from './local-date';
import { timeOfDay, type LocalTime } from './local-time';

/** What calendar and clock on a wall in Berlin show. */
export interface BerlinTime {
  readonly date: LocalDate;
  readonly time: LocalTime;
}

const HOUR = 3_600_000;

/** Hours that Berlin is ahead of UTC: 2 from the last Sunday in March to that in October, 01:00 UTC each. */
export function berlinOffset(moment: Instant): 1 | 2 {
  const year = new Date(moment).getUTCFullYear().toString();
  return moment >= changeOf(`${year}-03-31`) && moment < changeOf(`${year}-10-31`) ? 2 : 1;
}

/** The day and time in Berlin, to the second (directive 2000/84/EC, in force since 1996). */
export function berlinTime(moment: Instant): BerlinTime {
  const shown = new Date(moment + berlinOffset(moment) * HOUR).toISOString();
  return { date: calendarDay(shown.slice(0, 10)), time: timeOfDay(shown.slice(11, 19)) };
}

/**
 * The moment at which Berlin shows this day and time. In the hour that comes twice the first is meant; a time
 * in the hour that is left out is as much later.
 */
export function berlinInstant({ date, time }: BerlinTime): Instant {
  const asUtc = Date.parse(`${date}T${time}Z`);
  const inSummer = instant(asUtc - 2 * HOUR);
  return berlinOffset(inSummer) === 2 ? inSummer : instant(asUtc - HOUR);
}

function changeOf(lastDayOfMonth: string): number {
  const last = calendarDay(lastDayOfMonth);
  const sunday = addDays(last, -(dayOfWeek(last) % 7));
  return Date.parse(`${sunday}T01:00:00Z`);
}
