import { calendarDay, type LocalDate } from '@domain/time/local-date';
import { instant, type Instant } from '@domain/time/instant';

const HOUR = 3_600_000;
const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();
const dates = new Map<string, LocalDate>();
const MOST_KEPT = 100_000;

/** The calendar day a zone shows; kept by the hour, since no zone of the world's venues is off by parts of one. */
export function zoneDate(timeZone: string, moment: Instant): LocalDate {
  const key = `${timeZone}/${Math.floor(moment / HOUR)}`;
  const known = dates.get(key);
  if (known !== undefined) return known;
  if (dates.size > MOST_KEPT) dates.clear();
  const date = calendarDay(new Date(moment + zoneOffset(timeZone, moment)).toISOString().slice(0, 10));
  dates.set(key, date);
  return date;
}

/** The moment at which a zone shows this day and `HH:MM[:SS]`. */
export function zoneInstant(timeZone: string, date: LocalDate, time: string): Instant {
  const asUtc = Date.parse(`${date}T${time}Z`);
  const guess = instant(asUtc - zoneOffset(timeZone, instant(asUtc)));
  return instant(asUtc - zoneOffset(timeZone, guess));
}

/** Milliseconds a zone is ahead of UTC; kept by the hour because asking the platform is slow. */
function zoneOffset(timeZone: string, moment: Instant): number {
  const key = `${timeZone}/${Math.floor(moment / HOUR)}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  if (offsets.size > MOST_KEPT) offsets.clear();
  const offset = askPlatform(timeZone, moment);
  offsets.set(key, offset);
  return offset;
}

function askPlatform(timeZone: string, moment: Instant): number {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
