/** Postal codes of the European Economic Area, its neighbours and the USA (Universal Postal Union); that of any other country has three to ten characters. */
const formats: Readonly<Record<string, string>> = {
  AT: '[1-9]\\d{3}',
  BE: '[1-9]\\d{3}',
  BG: '\\d{4}',
  CH: '[1-9]\\d{3}',
  CY: '\\d{4}',
  CZ: '\\d{3} ?\\d{2}',
  DE: '(?!00)\\d{5}',
  DK: '\\d{4}',
  EE: '\\d{5}',
  ES: '(?:0[1-9]|[1-4]\\d|5[0-2])\\d{3}',
  FI: '\\d{5}',
  FR: '\\d{5}',
  GB: '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}',
  GR: '\\d{3} ?\\d{2}',
  HR: '\\d{5}',
  HU: '[1-9]\\d{3}',
  IE: '[A-Z]\\d[\\dW] ?[A-Z\\d]{4}',
  IS: '\\d{3}',
  IT: '\\d{5}',
  LI: '94(?:8[5-9]|9[0-8])',
  LT: '(?:LT-)?\\d{5}',
  LU: '\\d{4}',
  LV: '(?:LV-)?\\d{4}',
  MT: '[A-Z]{3} ?\\d{4}',
  NL: '[1-9]\\d{3} ?[A-Z]{2}',
  NO: '\\d{4}',
  PL: '\\d{2}-\\d{3}',
  PT: '\\d{4}-\\d{3}',
  RO: '\\d{6}',
  SE: '\\d{3} ?\\d{2}',
  SI: '\\d{4}',
  SK: '\\d{3} ?\\d{2}',
  US: '\\d{5}(?:-\\d{4})?',
};

const ANY = '[A-Z\\d][A-Z\\d -]{1,8}[A-Z\\d]';

/** Whether a text may be a postal code at all. */
export const isPostalCode = (code: string): boolean => new RegExp(`^${ANY}$`).test(code);

/** Whether a text is a postal code of that country. */
export const isPostalCodeOf = (country: string, code: string): boolean =>
  new RegExp(`^(?:${formats[country] ?? ANY})$`).test(code);
