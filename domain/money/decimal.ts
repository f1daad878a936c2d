import * as O from 'fp-ts/Option';
import { roundedQuotient, type Rounding } from './rounding';

/** An exact decimal number: `units / 10^scale`. The scale keeps trailing zeros, so "53.7700" stays itself. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

/** 0 */
export const zero: Decimal = { units: 0n, scale: 0 };
/** 1 */
export const one: Decimal = { units: 1n, scale: 0 };
/** 100: what a percentage is measured against. */
export const hundred: Decimal = { units: 100n, scale: 0 };

const POINT = 46;
const MINUS = 45;
const DIGIT_0 = 48;
const DIGIT_9 = 57;
/** Texts up to this length have so few digits that counting them up in a double is exact, and much faster. */
const EXACT_LENGTH = 15;

/**
 * Reads the wire form: optional '-', digits without leading zeros, '.' and decimals (api.md 1). Scans
 * character codes instead of matching a pattern because order books and positions are full of these.
 */
export function parseDecimal(text: string): O.Option<Decimal> {
  const start = text.charCodeAt(0) === MINUS ? 1 : 0;
  let point = text.length;
  let digits = 0;
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === POINT && point === text.length) point = at;
    else if (code < DIGIT_0 || code > DIGIT_9) return O.none;
    else digits = digits * 10 + code - DIGIT_0;
  }
  const wholeDigits = point - start;
  const hasLeadingZero = wholeDigits > 1 && text.charCodeAt(start) === DIGIT_0;
  if (wholeDigits < 1 || hasLeadingZero || point === text.length - 1) return O.none;
  const units =
    text.length > EXACT_LENGTH
      ? BigInt(text.slice(0, point) + text.slice(point + 1))
      : BigInt(start === 1 ? -digits : digits);
  return O.some({ units, scale: Math.max(text.length - point - 1, 0) });
}

/** A decimal written in the code. A malformed literal is a bug and throws. */
export function decimal(text: string): Decimal {
  const parsed = parseDecimal(text);
  if (O.isNone(parsed)) throw new Error(`Not a decimal: '${text}'`);
  return parsed.value;
}

/** The wire form, with as many decimals as the scale says. Never "-0". */
export function decimalText({ units, scale }: Decimal): string {
  if (scale === 0) return units.toString();
  const sign = units < 0n ? '-' : '';
  const digits = magnitude(units)
    .toString()
    .padStart(scale + 1, '0');
  return `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** a + b */
export function add(a: Decimal, b: Decimal): Decimal {
  if (a.scale === b.scale) return { units: a.units + b.units, scale: a.scale };
  const scale = Math.max(a.scale, b.scale);
  return { units: unitsAt(a, scale) + unitsAt(b, scale), scale };
}

/** a - b */
export const subtract = (a: Decimal, b: Decimal): Decimal => add(a, negate(b));

/** a * b, exactly: the scales add up. */
export const multiply = (a: Decimal, b: Decimal): Decimal => ({
  units: a.units * b.units,
  scale: a.scale + b.scale,
});

/** a / b with so many decimals. Division by zero is a bug and throws a RangeError. */
export function divide(a: Decimal, b: Decimal, places: number, rounding: Rounding): Decimal {
  const shift = places + b.scale - a.scale;
  const dividend = shift > 0 ? a.units * powerOfTen(shift) : a.units;
  const divisor = shift < 0 ? b.units * powerOfTen(-shift) : b.units;
  return { units: roundedQuotient(dividend, divisor, rounding), scale: places };
}

/** The same number with so many decimals: rounded when there were more, filled with zeros when fewer. */
export function rescale(a: Decimal, places: number, rounding: Rounding): Decimal {
  if (places >= a.scale) return { units: unitsAt(a, places), scale: places };
  return { units: roundedQuotient(a.units, powerOfTen(a.scale - places), rounding), scale: places };
}

/** The same number without trailing zeros, but with no fewer than so many decimals. */
export function trimmed(a: Decimal, minimumPlaces = 0): Decimal {
  let { units, scale } = a;
  while (scale > minimumPlaces && units % 10n === 0n) {
    units /= 10n;
    scale -= 1;
  }
  return scale >= minimumPlaces ? { units, scale } : rescale(a, minimumPlaces, 'down');
}

/** -a */
export const negate = (a: Decimal): Decimal => ({ units: -a.units, scale: a.scale });
/** |a| */
export const absolute = (a: Decimal): Decimal => ({ units: magnitude(a.units), scale: a.scale });

/** Negative, zero or positive as a is less than, equal to or greater than b; the scale does not count. */
export function compare(a: Decimal, b: Decimal): -1 | 0 | 1 {
  const scale = Math.max(a.scale, b.scale);
  const left = unitsAt(a, scale);
  const right = unitsAt(b, scale);
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Whether both are the same number: 1.0 equals 1.00. */
export const equals = (a: Decimal, b: Decimal): boolean => compare(a, b) === 0;
/** a = 0 */
export const isZero = (a: Decimal): boolean => a.units === 0n;
/** a < 0 */
export const isNegative = (a: Decimal): boolean => a.units < 0n;
/** a > 0 */
export const isPositive = (a: Decimal): boolean => a.units > 0n;
/** Whether nothing but zeros follows the point. */
export const isWhole = (a: Decimal): boolean => a.units % powerOfTen(a.scale) === 0n;
/** The lesser of both. */
export const minimum = (a: Decimal, b: Decimal): Decimal => (compare(b, a) < 0 ? b : a);
/** The greater of both. */
export const maximum = (a: Decimal, b: Decimal): Decimal => (compare(b, a) > 0 ? b : a);

/** The sum of a list; scales are only aligned where they change, so that equal scales cost one addition. */
export function sum(list: readonly Decimal[]): Decimal {
  let units = 0n;
  let scale = 0;
  for (const each of list) {
    if (each.scale === scale) {
      units += each.units;
    } else if (each.scale < scale) {
      units += unitsAt(each, scale);
    } else {
      units = units * powerOfTen(each.scale - scale) + each.units;
      scale = each.scale;
    }
  }
  return { units, scale };
}

const magnitude = (units: bigint): bigint => (units < 0n ? -units : units);
/** Raising is slow, and nearly every calculation aligns scales. */
const POWERS_OF_TEN = Array.from({ length: 32 }, (_, exponent) => 10n ** BigInt(exponent));
const powerOfTen = (exponent: number): bigint => POWERS_OF_TEN[exponent] ?? 10n ** BigInt(exponent);
const unitsAt = (a: Decimal, scale: number): bigint =>
  a.scale === scale ? a.units : a.units * powerOfTen(scale - a.scale);
