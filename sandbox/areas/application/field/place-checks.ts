import { countries } from '@domain/codes/countries';
import { iban as readIban } from '@domain/codes/iban';
import * as E from 'fp-ts/Either';
import { problem } from './field-problem';
import type { FieldCheck } from './field-check';

/** A country of ISO 3166-1. */
export const country: FieldCheck = (value) =>
  countries.has(value) ? undefined : problem('fehler-land-unbekannt');

/** What postal codes look like where the bank knows; elsewhere letters and digits, ten at most. */
const POSTAL_CODES: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    DE: /^(?!00)\d{5}$/,
    AT: /^[1-9]\d{3}$/,
    CH: /^[1-9]\d{3}$/,
    LI: /^94(8[5-9]|9[0-8])$/,
    BE: /^[1-9]\d{3}$/,
    LU: /^\d{4}$/,
    DK: /^\d{4}$/,
    NL: /^[1-9]\d{3} ?[A-Z]{2}$/,
    FR: /^\d{5}$/,
    IT: /^\d{5}$/,
    ES: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
    PL: /^\d{2}-\d{3}$/,
    CZ: /^\d{3} ?\d{2}$/,
    SE: /^\d{3} ?\d{2}$/,
    US: /^\d{5}(-\d{4})?$/,
    BG: /^\d{4}$/,
    CY: /^\d{4}$/,
    EE: /^\d{5}$/,
    FI: /^\d{5}$/,
    GR: /^\d{3} ?\d{2}$/,
    HR: /^\d{5}$/,
    HU: /^[1-9]\d{3}$/,
    IE: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/,
    IS: /^\d{3}$/,
    LT: /^(LT-)?\d{5}$/,
    LV: /^(LV-)?\d{4}$/,
    MT: /^[A-Z]{3} ?\d{4}$/,
    NO: /^\d{4}$/,
    PT: /^\d{4}-\d{3}$/,
    RO: /^\d{6}$/,
    SI: /^\d{4}$/,
    SK: /^\d{3} ?\d{2}$/,
    GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/,
  }),
);
const ANY_POSTAL_CODE = /^[A-Z0-9][A-Z0-9 -]{1,8}[A-Z0-9]$/;

/** A postal code as the country of the same address has them; Germany where no country is named. */
export const postalCode =
  (countryField: string): FieldCheck =>
  (value, { valueOf }, { sibling }) => {
    const land = valueOf(sibling(countryField)) || 'DE';
    return (POSTAL_CODES.get(land) ?? ANY_POSTAL_CODE).test(value)
      ? undefined
      : problem('fehler-plz-ungueltig');
  };

/** What follows the first digit of the country codes that are in use, zone by zone (E.164); two zones are one code. */
const ZONES: readonly string[] = [
  '',
  '0|7|1[12368]|[2346]\\d|5[0-8]|9[01789]',
  '[0-469]|5\\d|7\\d|8[0-35-79]',
  '[013-9]|2[013]',
  '[1-8]|0\\d|9\\d',
  '[0-6]|7[02-9]|8[0-35-9]|9[0-2]',
  '',
  '[1246]|0[08]|5[02356]|7[08]|8[0-368]',
  '[0-58]|6[0-8]|7[0-79]|9[2-68]',
];
const DIALLING_CODE = new RegExp(
  `^\\+(${ZONES.map((rest, zone) => `${String(zone + 1)}(${rest})`).join('|')})$`,
);

/** A country code of telephone numbers (E.164). */
export const diallingCode: FieldCheck = (value) =>
  DIALLING_CODE.test(value) ? undefined : problem('fehler-telefon-ungueltig');

/** Countries whose numbers begin with a zero that is dialled from abroad too. */
const ZERO_DIALLED = /^\+(39|378|225|242)$/;

/** A number after the country code: four digits at least, fifteen together (E.164), a zero first only where it is dialled. */
export const telephone =
  (codeField?: string): FieldCheck =>
  (value, { valueOf }, { sibling }) => {
    const code = codeField === undefined ? '' : valueOf(sibling(codeField));
    const isNumber = ZERO_DIALLED.test(code) ? /^0?[1-9]\d{3,13}$/ : /^[1-9]\d{3,13}$/;
    return isNumber.test(value) && code.replace('+', '').length + value.length <= 15
      ? undefined
      : problem('fehler-telefon-ungueltig');
  };

/** An IBAN without blanks, in capitals, with right check digits. */
export const iban: FieldCheck = (value) =>
  /^[A-Z0-9]+$/.test(value) && E.isRight(readIban(value))
    ? undefined
    : problem('request.object.invalid.i-ba-n');

/** The countries of the Single Euro Payments Area. */
const SEPA = new Set(
  (
    'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS ' +
    'SE SI SK SM VA'
  ).split(' '),
);

/** An account from which the bank can collect: one of the Single Euro Payments Area. */
export const collectableIban: FieldCheck = (value, moment, place) =>
  iban(value, moment, place) ??
  (SEPA.has(value.slice(0, 2)) ? undefined : problem('BIC_NICHT_SEPAFAEHIG_LASTSCHRIFT'));

/** Bank, country and place, and a branch where one is named (ISO 9362). */
const BIC = /^[A-Z\d]{4}([A-Z]{2})[A-Z\d]{2}([A-Z\d]{3})?$/;
/** Banks of these islands hold accounts with British IBANs. */
const BRITISH = new Set(['GG', 'IM', 'JE']);

/** The bank of the account beside it: formally right, and of the same country. */
export const bicOf =
  (account: string): FieldCheck =>
  (value, { valueOf }, { sibling }) => {
    const [, found = ''] = BIC.exec(value) ?? [];
    if (!countries.has(found) && found !== 'XK') return problem('fehler-bic-ungueltig');
    const country = valueOf(sibling(account)).slice(0, 2);
    const isOfAccount = country === '' || country === found || (country === 'GB' && BRITISH.has(found));
    return isOfAccount ? undefined : problem('fehler-bic-anderes-land');
  };

/** Inside the European Economic Area the IBAN alone says which bank it is. */
const BY_IBAN_ALONE = new Set(
  ('AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE ' + 'IS LI NO').split(
    ' ',
  ),
);

/** Whether an account is told by its BIC as well. */
export const isOutside = (account: string): boolean =>
  account !== '' && !BY_IBAN_ALONE.has(account.slice(0, 2));
