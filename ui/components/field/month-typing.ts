import { firstDot, isAppended } from './date-typing';

/** Sets the dot of mm.yyyy while digits are appended; an edit in the middle stays as typed. */
export const dotMonth = (previous: string, next: string): string =>
  isAppended(previous, next) ? firstDot(next) : next;

/** Fills up a hastily typed month when the field is left: `4.2019`, `4/2019` and `2019-04` are `04.2019`. */
export function completeMonth(text: string): string {
  const [, isoYear, isoMonth] = /^\s*(\d{4})-(\d{2})\s*$/.exec(text) ?? [];
  const [, month = isoMonth, year = isoYear] = /^\s*(\d{1,2})[./](\d{4})\s*$/.exec(text) ?? [];
  return month === undefined || year === undefined ? text : `${month.padStart(2, '0')}.${year}`;
}
