/** Digits of country code and number together, at most (E.164). */
const MOST_DIGITS = 15;

/** The country codes that are assigned, from one to another (ITU-T E.164, list of assigned codes, as of 2026). */
const ASSIGNED =
  '1 7 20 27 30-34 36 39-41 43-49 51-58 60-66 81 82 84 86 90-95 98 211-213 216 218 220-258 260-269 290 291 297-299 ' +
  '350-359 370-383 385-387 389 420 421 423 500-509 590-599 670 672-683 685-692 800 808 850 852 853 855 856 870 878 ' +
  '880-883 886 888 960-968 970-977 979 992-996 998';

const isAssigned = (code: number): boolean =>
  ASSIGNED.split(' ').some((range) => {
    const [first = NaN, last = first] = range.split('-').map(Number);
    return code >= first && code <= last;
  });

/** A country calling code: a plus, or two zeros, and up to three digits that are assigned. */
export function dialCode(typed: string): string | undefined {
  const digits = /^(?:\+|00)([1-9]\d{0,2})$/.exec(typed.replace(/\s/g, ''))?.[1];
  return digits !== undefined && isAssigned(Number(digits)) ? `+${digits}` : undefined;
}

/** Whether a number is typed with its country code, as a telephone shows it. */
export const hasDialCode = (typed: string): boolean => /^\s*\(?(?:\+|00)/.test(typed);

/** Where a zero at the beginning is part of the number: Italy, San Marino, Ivory Coast, Congo. */
const WITH_ZERO: ReadonlySet<string> = new Set(['+39', '+378', '+225', '+242']);

/** A number without country code, as it is dialled inland: four to fourteen digits, and a zero before them. */
export function nationalNumber(typed: string): string | undefined {
  const digits = typed.replace(/[\s()/.–-]/g, '');
  return /^0?[1-9]\d{3,13}$/.test(digits) ? digits : undefined;
}

/** What follows the country code: the zero that is dialled inland goes, unless it is part of the number there. */
export const afterCode = (code: string, number: string): string =>
  WITH_ZERO.has(code) ? number : number.replace(/^0/, '');

/** Whether the two are not longer than a number may be. */
export const isDialable = (code: string, number: string): boolean =>
  code.replace('+', '').length + afterCode(code, number).length <= MOST_DIGITS;
