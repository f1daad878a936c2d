/** Digits of country code and number together, at most (E.164). */
const MOST_DIGITS = 15;

/** A country calling code: a plus, or two zeros, and up to three digits that do not begin with zero. */
export function dialCode(typed: string): string | undefined {
  const digits = /^(?:\+|00)([1-9]\d{0,2})$/.exec(typed.replace(/\s/g, ''))?.[1];
  return digits === undefined ? undefined : `+${digits}`;
}

/** Whether a number is typed with its country code, as a telephone shows it. */
export const hasDialCode = (typed: string): boolean => /^\s*\(?(?:\+|00)/.test(typed);

/** Where a zero at the beginning is part of the number: Italy, San Marino, Ivory Coast, Congo. */
const WITH_ZERO: ReadonlySet<string> = new Set(['+39', '+378', '+225', '+242']);

/** A number without country code, as it is dialled inland: four to fourteen digits, and a zero before them. */
export function nationalNumber(typed: string): string | undefined {
  const digits = typed.replace(/[\s()/-]/g, '');
  return /^0?[1-9]\d{3,13}$/.test(digits) ? digits : undefined;
}

/** What follows the country code: the zero that is dialled inland goes, unless it is part of the number there. */
export const afterCode = (code: string, number: string): string =>
  WITH_ZERO.has(code) ? number : number.replace(/^0/, '');

/** Whether the two are not longer than a number may be. */
export const isDialable = (code: string, number: string): boolean =>
  code.replace('+', '').length + afterCode(code, number).length <= MOST_DIGITS;
