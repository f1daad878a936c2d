import { formatGermanDate } from '@domain/time/german-date';
import { localDate } from '@domain/time/local-date';
import * as O from 'fp-ts/Option';

/** Sets the dots of dd.mm.yyyy while digits are appended; an edit in the middle stays as typed. */
export function dotDate(previous: string, next: string): string {
  return isAppended(previous, next) ? firstDot(next).replace(/^(\d{2}\.\d{2})(\d)/, '$1.$2') : next;
}

/** Whether something was typed behind what stood there. */
export const isAppended = (previous: string, next: string): boolean =>
  next.startsWith(previous) && next.length > previous.length;

/** The dot behind two digits; a hyphen after four says that they were a year: yyyy-mm-dd. */
export const firstDot = (typed: string): string =>
  typed.replace(/^(\d{2})\.(\d{2})-/, '$1$2-').replace(/^(\d{2})(\d)(?!\d*-)/, '$1.$2');

/** Fills up a hastily typed date when the field is left: `1.2.26`, `1/2/26` and `2026-02-01` are `01.02.2026`. */
export function completeDate(text: string): string {
  const iso = isoDate(text);
  if (iso !== undefined) return iso;
  const [, day, month, year] = /^\s*(\d{1,2})[./](\d{1,2})[./](\d{2}|\d{4})\s*$/.exec(text) ?? [];
  if (day === undefined || month === undefined || year === undefined) return text;
  return `${day.padStart(2, '0')}.${month.padStart(2, '0')}.${year.length === 2 ? `20${year}` : year}`;
}

/** A whole yyyy-mm-dd as dd.mm.yyyy, in whatever language it is typed. */
export const isoDate = (text: string): string | undefined =>
  O.toUndefined(O.map(formatGermanDate)(localDate(text.trim())));
