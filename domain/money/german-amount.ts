import * as E from 'fp-ts/Either';
import { decimal, decimalText, isNegative, absolute, rescale, trimmed, type Decimal } from './decimal';

/** What may have been meant, written the German way: the dot of a thousand, and the decimals cut. */
type Offers = readonly [dotted: string, cut: string] | readonly [cut: string];

/** Why a text is no amount. */
export type AmountProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'format' }
  | { readonly kind: 'thousands' }
  | { readonly kind: 'decimals'; readonly maxDecimals: number; readonly offers: Offers };

const SHAPE = /^([\d.]*)(?:,(\d+))?$/;
/** A first group of 0 is refused: 0.123 is more likely meant as 0,123 than as 123. */
const GROUPED = /^[1-9]\d{0,2}(?:\.\d{3})+$/;
const READS_AS_THOUSANDS = /^[1-9]\d{0,2}$/;
const CENTS = 2;

/**
 * Reads what a customer types: digits with optional thousands dots and, after a comma, up to `maxDecimals`
 * decimals (portal.md 5). Without decimals it gets two: "5" is 5.00. A dot or comma in a place that leaves
 * doubt is refused with what may have been meant: a wrong guess costs a thousandfold (rules.md 1).
 */
export function parseGermanAmount(
  text: string,
  { maxDecimals = CENTS }: { readonly maxDecimals?: number } = {},
): E.Either<AmountProblem, Decimal> {
  if (maxDecimals < 1) throw new Error('Ungültiger Wert für maxDecimals');
  const typed = text.trim();
  if (typed === '') return E.left({ kind: 'empty' });
  const [, whole, fraction] = SHAPE.exec(typed) ?? [];
  if (whole === undefined) return E.left({ kind: 'format' });
  if (whole.includes('.') && !GROUPED.test(whole)) return E.left({ kind: 'thousands' });
  const value = decimal(normaliseDecimalInput(typed));
  if (fraction === undefined) return E.right(rescale(value, CENTS, 'down'));
  if (fraction.length <= maxDecimals) return E.right(value);
  return E.left({ kind: 'decimals', maxDecimals, offers: offersFor(whole, fraction, value, maxDecimals) });
}

function offersFor(whole: string, fraction: string, value: Decimal, maxDecimals: number): Offers {
  const cut = formatGermanNumber(rescale(value, maxDecimals, 'down'), { minDecimals: maxDecimals });
  const commaForDot = fraction.length === 3 && READS_AS_THOUSANDS.test(whole);
  return commaForDot ? [formatGermanNumber({ units: value.units, scale: 0 }), cut] : [cut];
}

/**
 * Writes a number the German way: 1.234,56. It has at least `minDecimals` (2) and at most `maxDecimals`
 * decimals (as many as `minDecimals`, or 2), halves rounded away from zero.
 */
export function formatGermanNumber(
  value: Decimal,
  {
    minDecimals = CENTS,
    maxDecimals = Math.max(minDecimals, CENTS),
  }: { readonly minDecimals?: number; readonly maxDecimals?: number } = {},
): string {
  const rounded = value.scale > maxDecimals ? rescale(value, maxDecimals, 'half-up') : value;
  const shown = trimmed(rounded, minDecimals);
  const [whole = '', fraction] = decimalText(absolute(shown)).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '.');
  const sign = isNegative(shown) ? '-' : '';
  return fraction === undefined ? sign + grouped : `${sign}${grouped},${fraction}`;
}

/** A number as one would type it: with every decimal it has, and at least `minDecimals`. */
export const exactGermanNumber = (value: Decimal, minDecimals: number): string =>
  formatGermanNumber(value, { minDecimals, maxDecimals: Math.max(minDecimals, value.scale) });

/**
 * What the customer typed as a decimal with a point (brokerage.md 5): a leading comma gets its 0, thousands
 * dots and leading zeros go, a trailing separator goes. It only rewrites; whether the result is a number is
 * for the reader.
 */
export function normaliseDecimalInput(text: string): string {
  const dotted = withoutTrailingSeparator(text).replaceAll('.', '').replace(',', '.');
  return (dotted.startsWith('.') ? `0${dotted}` : dotted).replace(/^0+(?=\d)/, '');
}

/** "5," is on its way to "5,25" and means 5 until then (brokerage.md 5). */
export const withoutTrailingSeparator = (text: string): string => text.trim().replace(/[.,]$/, '');

/** The marks of thousands and decimals exchanged: a German number as English writes it, and the other way round. */
export const swapMarks = (text: string): string =>
  text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
