import { byLanguage } from './by-language';
import type { Language } from '@application/ports/device-preferences';
import { berlinTime } from '@domain/time/berlin-time';
import type { Instant } from '@domain/time/instant';
import type { LocalDate } from '@domain/time/local-date';
import type { TFunction } from 'i18next';

/** The language days are written in, and how they are called in it. */
export interface Calendar {
  readonly language: Language;
  /** Weekdays from Sunday on, then the months. */
  readonly names: readonly string[];
}

/** How a language calls its days and months. */
export const calendarIn = (language: Language, t: TFunction): Calendar => ({
  language,
  names: t('common.calendar').split(' '),
});

const WEEK = 7;

const shortMonth = (name: string): string => (name === 'September' ? 'Sept' : name.slice(0, 3));

/** Ways a day is written. */
export type DayShape = 'date' | 'weekdayDate' | 'shortWeekday' | 'longDate' | 'month';

/** Ways a moment is written. */
export type MomentShape = DayShape | 'time' | 'exactTime';

/**
 * A calendar day: `30.11.2026`, `Montag, 30.11.2026`, `Freitag, 20. November 2026`, or its month; in English by name.
 * Not by a formatter of the browser: to make one takes a telephone as long as to draw a part of the page.
 */
export function formatDay({ language, names }: Calendar, date: LocalDate, shape: DayShape = 'date'): string {
  const isGerman = language === 'de';
  const [year, month, day] = date.split('-');
  const weekday = names[new Date(date).getUTCDay()] ?? '';
  const monthName = names[WEEK + Number(month) - 1] ?? '';
  // Figures in German, a named month in English, where day and month would be mistaken.
  const dayOfMonth = isGerman ? `${day}.${month}.` : `${Number(day)} ${shortMonth(monthName)}`;
  const whole = `${dayOfMonth}${isGerman ? '' : ' '}${year}`;
  switch (shape) {
    case 'date':
      return whole;
    case 'weekdayDate':
      return `${weekday}, ${whole}`;
    case 'shortWeekday':
      return `${isGerman ? `${weekday.slice(0, 2)}.,` : weekday.slice(0, 3)} ${dayOfMonth}`;
    case 'longDate':
      return `${weekday}, ${Number(day)}${isGerman ? '.' : ''} ${monthName} ${year}`;
    case 'month':
      return `${monthName} ${year}`;
  }
}

/** What English writes after a day; all others have `th`, the eleventh to the thirteenth too. */
const ordinalEndings: Readonly<Record<string, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** A day of any month: `15.`, in English `15th`. */
export function formatDayOfMonth(language: Language, day: number): string {
  if (language === 'de') return `${day}.`;
  const isTeen = day > 10 && day < 20;
  return `${day}${(isTeen ? undefined : ordinalEndings[day % 10]) ?? 'th'}`;
}

/** A moment on the bank's clock, Europe/Berlin: `16:42`, `16:42:08`, or its day. */
export function formatInstant(calendar: Calendar, instant: Instant, shape: MomentShape = 'time'): string {
  const { date, time } = berlinTime(instant);
  if (shape === 'time') return time.slice(0, 5);
  return shape === 'exactTime' ? time : formatDay(calendar, date, shape);
}

const agesIn = byLanguage((language) => new Intl.RelativeTimeFormat(language));

/** How long ago, in the largest unit that fits twice, as "1 Tag" would be said of 41 hours, but in minutes from one on: "vor 3 Minuten", "3 minutes ago". */
export function formatAge(language: Language, milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  const words = agesIn(language);
  if (seconds < 60) return words.format(-seconds, 'second');
  if (seconds < 7200) return words.format(-Math.floor(seconds / 60), 'minute');
  if (seconds < 172_800) return words.format(-Math.floor(seconds / 3600), 'hour');
  return words.format(-Math.floor(seconds / 86_400), 'day');
}
