import { instant, type Instant } from './instant';
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
  const { forth, back } = changesOf(new Date(moment).getUTCFullYear());
  return moment >= forth && moment < back ? 2 : 1;
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

/** When the clocks of a year go forth and back. */
interface ClockChanges {
  readonly forth: number;
  readonly back: number;
}

/** Calculated once a year: long lists ask for the offset of each of their moments. */
const known = new Map<number, ClockChanges>();

function changesOf(year: number): ClockChanges {
  const changes = known.get(year) ?? {
    forth: changeOf(`${year.toString()}-03-31`),
    back: changeOf(`${year.toString()}-10-31`),
  };
  known.set(year, changes);
  return changes;
}

function changeOf(lastDayOfMonth: string): number {
  const last = calendarDay(lastDayOfMonth);
  const sunday = addDays(last, -(dayOfWeek(last) % 7));
  return Date.parse(`${sunday}T01:00:00Z`);
}
