import type { Language } from '@application/ports/device-preferences';
import type { LocalDate } from '@domain/time/local-date';
import { berlinText } from '@domain/time/berlin-time';
import type { Instant } from '@domain/time/instant';

const locales: Record<Language, string> = { de: 'de-DE', en: 'en-GB' };

/** `2-digit` figures in German, a named month in English, where day and month would be mistaken. */
const worded = {
  date: {
    de: { day: '2-digit', month: '2-digit', year: 'numeric' },
    en: { day: 'numeric', month: 'short', year: 'numeric' },
  },
  weekdayDate: {
    de: { weekday: 'long', day: '2-digit', month: '2-digit', year: 'numeric' },
    en: { weekday: 'long', day: 'numeric', month: 'short', year: 'numeric' },
  },
  shortWeekday: {
    de: { weekday: 'short', day: '2-digit', month: '2-digit' },
    en: { weekday: 'short', day: 'numeric', month: 'short' },
  },
  longDate: {
    de: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    en: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  },
  month: {
    de: { month: 'long', year: 'numeric' },
    en: { month: 'long', year: 'numeric' },
  },
} as const satisfies Record<string, Record<Language, Intl.DateTimeFormatOptions>>;

/** Ways a day is written. */
export type DayShape = keyof typeof worded;

/** Ways a moment is written. */
export type MomentShape = DayShape | 'time' | 'exactTime';

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(language: Language, shape: DayShape): Intl.DateTimeFormat {
  const name = `${language} ${shape}`;
  const known = formatters.get(name);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locales[language], { ...worded[shape][language], timeZone: 'UTC' });
  formatters.set(name, made);
  return made;
}

/** Figures alone are put together here: to make a formatter takes a telephone as long as to draw a part of the page. */
function written(language: Language, moment: string, shape: MomentShape): string {
  const [date = '', time = ''] = moment.split('T');
  if (shape === 'time') return time.slice(0, 5);
  if (shape === 'exactTime') return time.slice(0, 8);
  if (shape === 'date' && language === 'de') return date.split('-').reverse().join('.');
  return formatter(language, shape).format(new Date(`${date}T00:00:00Z`));
}

/** A calendar day: `30.11.2026`, `Montag, 30.11.2026`, `Freitag, 20. November 2026`, or its month. */
export function formatDay(language: Language, date: LocalDate, shape: DayShape = 'date'): string {
  return written(language, date, shape);
}

/** A moment on the bank's clock, Europe/Berlin: `16:42`, `16:42:08`, or its day. */
export function formatInstant(language: Language, instant: Instant, shape: MomentShape = 'time'): string {
  return written(language, berlinText(instant), shape);
}

/** How long ago, in the largest unit that fits twice, as "1 Tag" would be said of 41 hours: "vor 3 Minuten", "3 minutes ago". */
export function formatAge(language: Language, milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  const words = new Intl.RelativeTimeFormat(locales[language], { numeric: 'always' });
  if (seconds < 120) return words.format(-seconds, 'second');
  if (seconds < 7200) return words.format(-Math.floor(seconds / 60), 'minute');
  if (seconds < 172_800) return words.format(-Math.floor(seconds / 3600), 'hour');
  return words.format(-Math.floor(seconds / 86_400), 'day');
}
