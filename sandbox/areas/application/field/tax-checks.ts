import { problem } from './field-problem';
import type { FieldCheck } from './field-check';

/** What tax numbers look like, by country (OECD, TIN by jurisdiction; European Commission, TIN by country). */
const SHAPES: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    AT: /^\d{9}$/,
    BE: /^\d{11}$/,
    BG: /^\d{10}$/,
    CH: /^756\d{10}$/,
    CY: /^\d{8}[A-Z]$/,
    CZ: /^\d{9,10}$/,
    DE: /^[1-9]\d{10}$/,
    DK: /^\d{10}$/,
    EE: /^[1-6]\d{10}$/,
    ES: /^[XYZKLM\d]\d{7}[A-Z]$/,
    FI: /^\d{6}[-+A-FU-Y]\d{3}[0-9A-Y]$/,
    FR: /^[0-3]\d{12}$/,
    GB: /^(\d{10}|[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\d{6}[A-D]?)$/,
    GR: /^\d{9}$/,
    HR: /^\d{11}$/,
    HU: /^8\d{9}$/,
    IE: /^\d{7}[A-W][A-IW]?$/,
    IT: /^[A-Z]{6}[\dLMNP-V]{2}[A-EHLMPRST][\dLMNP-V]{2}[A-Z][\dLMNP-V]{3}[A-Z]$/,
    LI: /^\d{1,12}$/,
    LT: /^[1-6]\d{10}$/,
    LU: /^\d{13}$/,
    LV: /^\d{11}$/,
    MT: /^(\d{7}[MGAPLHBZ]|\d{9})$/,
    NL: /^\d{9}$/,
    NO: /^\d{11}$/,
    PL: /^(\d{10}|\d{11})$/,
    PT: /^\d{9}$/,
    RO: /^[1-9]\d{12}$/,
    SE: /^\d{10}$|^\d{12}$/,
    SI: /^\d{8}$/,
    SK: /^\d{9,10}$/,
    US: /^(?!000|666)\d{3}(?!00)\d{2}(?!0000)\d{4}$/,
  }),
);
const ANYWHERE = /^[A-Z0-9]{2,20}$/;

/** Without what people write between the digits. */
const plain = (value: string): string => value.replace(/[ ./-]/g, '');

/** A German tax id: eleven digits, of the first ten one twice or three times, and a check digit (ISO 7064, MOD 11,10). */
export const germanTaxId: FieldCheck = (value) =>
  /^[1-9]\d{10}$/.test(value) && hasRightRepeats(value) && hasRightCheckDigit(value)
    ? undefined
    : problem('fehler-steuer-id-ungueltig');

/** Of the first ten digits exactly one stands there twice or three times. */
function hasRightRepeats(value: string): boolean {
  const counts = new Map<string, number>();
  for (const digit of value.slice(0, 10)) counts.set(digit, (counts.get(digit) ?? 0) + 1);
  const repeated = [...counts.values()].filter((count) => count > 1);
  return repeated.length === 1 && (repeated[0] ?? 0) <= 3;
}

function hasRightCheckDigit(value: string): boolean {
  let product = 10;
  for (const digit of value.slice(0, 10)) {
    const total = (Number(digit) + product) % 10 || 10;
    product = (total * 2) % 11;
  }
  return (11 - product) % 10 === Number(value[10]);
}

/** The eleven-test of the Dutch: the first digit counts nine, the last is taken off. */
function isDutch(number: string): boolean {
  const [last = 0, ...others] = Array.from(number, Number).reverse();
  return others.reduce((sum, digit, at) => sum + digit * (at + 2), -last) % 11 === 0;
}

/** The last digit of a Polish number: of a person by 1, 3, 7, 9 in turn, of a firm by eleven. */
function isPolish(number: string): boolean {
  const digits = Array.from(number, Number);
  const last = digits.pop();
  const total = (weights: string): number =>
    digits.reduce((sum, digit, at) => sum + digit * Number(weights[at]), 0);
  return digits.length === 10
    ? (10 - (total('1379137913') % 10)) % 10 === last
    : total('657234567') % 11 === last;
}

/** Whether nobody can have the number, though it looks like one. */
const isImpossible = (land: string, number: string): boolean =>
  /^0+$/.test(number) || (land === 'NL' && !isDutch(number)) || (land === 'PL' && !isPolish(number));

/** A tax number as the country of the same row has them. */
export const taxNumber =
  (countryField: string): FieldCheck =>
  (value, { valueOf }, { sibling }) => {
    const land = valueOf(sibling(countryField));
    const written = value.trim().toUpperCase();
    const shape = SHAPES.get(land) ?? ANYWHERE;
    const fits = shape.test(written) || shape.test(plain(written));
    return fits && !isImpossible(land, plain(written)) ? undefined : problem('fehler-steuer-id-ungueltig');
  };

/** A country that is no other row's already. */
export const otherCountry =
  (base: string, most: number): FieldCheck =>
  (value, { valueOf }, { sibling }) => {
    const rows = Array.from({ length: most }, (_, index) => valueOf(sibling(`${base}#${String(index + 1)}`)));
    return rows.filter((row) => row === value).length > 1 ? problem('fehler-land-mehrfach') : undefined;
  };
