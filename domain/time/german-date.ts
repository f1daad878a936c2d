import * as O from 'fp-ts/Option';
import { localDate, type LocalDate } from './local-date';

const FULL = /^(\d{2})\.(\d{2})\.(\d{4})$/;
const SHORT = /^(\d{2})\.(\d{4})$/;
const ISO_SHORT = /^\d{4}-\d{2}$/;
const TWO_DIGIT_DAY = /^\d{2}$/;

/** Reads dd.mm.yyyy. A day that does not exist is none. */
export function parseGermanDate(text: string): O.Option<LocalDate> {
  const [, day, month, year] = FULL.exec(text.trim()) ?? [];
  return day === undefined ? O.none : localDate(`${year ?? ''}-${month ?? ''}-${day}`);
}

/** Reads mm.yyyy, or dd.mm.yyyy; the two-digit day completes the short form (portal.md 5). */
export function parseShortGermanDate(text: string, day: string): O.Option<LocalDate> {
  const [, month, year] = SHORT.exec(text.trim()) ?? [];
  return month === undefined ? parseGermanDate(text) : completed(`${year ?? ''}-${month}`, day);
}

/** Reads yyyy-mm, or yyyy-mm-dd; the two-digit day completes the short form (portal.md 5). */
export const parseShortIsoDate = (text: string, day: string): O.Option<LocalDate> =>
  ISO_SHORT.test(text) ? completed(text, day) : localDate(text);

/** The day as dd.mm.yyyy. */
export const formatGermanDate = (date: LocalDate): string =>
  `${date.slice(8)}.${date.slice(5, 7)}.${date.slice(0, 4)}`;

/** The month of a day as mm.yyyy. */
export const formatShortGermanDate = (date: LocalDate): string => `${date.slice(5, 7)}.${date.slice(0, 4)}`;

/** The month of a day as yyyy-mm. */
export const formatShortIsoDate = (date: LocalDate): string => date.slice(0, 7);

const completed = (month: string, day: string): O.Option<LocalDate> =>
  TWO_DIGIT_DAY.test(day) ? localDate(`${month}-${day}`) : O.none;
