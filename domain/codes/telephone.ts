/** Digits of country code and number together, at most (E.164). */
const MOST_DIGITS = 15;

/** A country calling code: a plus, or two zeros, and up to three digits that do not begin with zero. */
export function dialCode(typed: string): string | undefined {
  const digits = /^(?:\+|00)([1-9]\d{0,2})$/.exec(typed.replace(/\s/g, ''))?.[1];
  return digits === undefined ? undefined : `+${digits}`;
}

/** A number without country code: four to fourteen digits, the zero that is dialled inland left out. */
export function nationalNumber(typed: string): string | undefined {
  const digits = typed.replace(/[\s()/-]/g, '').replace(/^0/, '');
  return /^[1-9]\d{3,13}$/.test(digits) ? digits : undefined;
}

/** Whether the two are not longer than a number may be. */
export const isDialable = (code: string, number: string): boolean =>
  code.replace('+', '').length + number.length <= MOST_DIGITS;
