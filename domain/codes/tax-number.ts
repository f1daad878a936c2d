/**
 * How the tax numbers of other countries look, without blanks, points, dashes and slashes (OECD list of TIN formats, as
 * of 2026). What a check digit would be differs from country to country: of some it is known below.
 */
const formats: Readonly<Record<string, string>> = {
  AT: '\\d{9}',
  BE: '\\d{11}',
  BG: '\\d{10}',
  CH: '756\\d{10}',
  CY: '\\d{8}[A-Z]',
  CZ: '\\d{9,10}',
  DE: '[1-9]\\d{10}',
  DK: '\\d{10}',
  EE: '[1-6]\\d{10}',
  ES: '[0-9XYZKLM]\\d{7}[A-Z]',
  FI: '\\d{6}[-+A-FU-Y]\\d{3}[0-9A-Y]',
  FR: '[0-3]\\d{12}',
  GB: '\\d{10}|[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\\d{6}[A-D]?',
  GR: '\\d{9}',
  HR: '\\d{11}',
  HU: '8\\d{9}',
  IE: '\\d{7}[A-W][A-IW]?',
  IT: '[A-Z]{6}[0-9LMNP-V]{2}[A-EHLMPRST][0-9LMNP-V]{2}[A-Z][0-9LMNP-V]{3}[A-Z]',
  LI: '\\d{1,12}',
  LT: '[1-6]\\d{10}',
  LU: '\\d{13}',
  LV: '\\d{11}',
  MT: '\\d{7}[MGAPLHBZ]|\\d{9}',
  NL: '\\d{9}',
  NO: '\\d{11}',
  PL: '\\d{10,11}',
  PT: '\\d{9}',
  RO: '[1-9]\\d{12}',
  SE: '\\d{10}|\\d{12}',
  SI: '\\d{8}',
  SK: '\\d{9,10}',
  US: '(?!000|666)\\d{3}(?!00)\\d{2}(?!0000)\\d{4}',
};

/** Where no format is known, any number of usual length may be one. */
const ANY = '[A-Z0-9]{2,20}';

const weighed = (number: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(number[at]), 0);

const BSN = [9, 8, 7, 6, 5, 4, 3, 2, -1];
const NIP = [6, 5, 7, 2, 3, 4, 5, 6, 7];
const PESEL = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1];

/** Whether the last digit follows from those before: of citizens in the Netherlands, of firms or persons in Poland. */
const hasCheckDigit: Readonly<Record<string, (number: string) => boolean>> = {
  NL: (number) => weighed(number, BSN) % 11 === 0,
  PL: (number) =>
    number.length === PESEL.length
      ? weighed(number, PESEL) % 10 === 0
      : weighed(number, NIP) % 11 === Number(number.at(-1)),
};

/** In a Finnish number the dash is the century of birth; other countries write one in this place, too. */
const WITH_CENTURY = /^\d{6}-\d{3}[0-9A-Y]$/;

/** A tax number as typed, in the form in which it is sent. */
export function plainTaxNumber(typed: string): string {
  const written = typed.replace(/[\s./]/g, '').toUpperCase();
  return WITH_CENTURY.test(written) ? written : withoutDashes(written);
}

const withoutDashes = (number: string): string => number.replaceAll('-', '');

/** Whether a number in its plain form may be the tax number of somebody in that country. */
export function isTaxNumber(country: string, number: string): boolean {
  const plain = withoutDashes(number);
  const isWritten = new RegExp(`^(?:${formats[country] ?? ANY})$`).test(country === 'FI' ? number : plain);
  return isWritten && !/^0+$/.test(plain) && hasCheckDigit[country]?.(plain) !== false;
}
