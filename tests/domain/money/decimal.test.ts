import {
  absolute,
  add,
  compare,
  decimal,
  decimalText,
  divide,
  equals,
  isNegative,
  isPositive,
  isWhole,
  isZero,
  maximum,
  minimum,
  multiply,
  negate,
  parseDecimal,
  rescale,
  subtract,
  sum,
  trimmed,
  zero,
  type Decimal,
} from '@domain/money/decimal';
import type { Rounding } from '@domain/money/rounding';
import Big from 'big.js';
import { fc } from '@tests/support/properties';
import * as O from 'fp-ts/Option';
import vectors from '../vectors.json';

const decimals = fc
  .record({ units: fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), scale: fc.nat({ max: 12 }) })
  .map((parts): Decimal => parts);

const big = (value: Decimal): Big => new Big(decimalText(value));
const sameNumber = (value: Decimal, expected: Big): boolean => big(value).eq(expected);

/** What each rounding is called in big.js. */
const roundings: readonly (readonly [Rounding, 0 | 1 | 2 | 3])[] = [
  ['down', 0],
  ['half-up', 1],
  ['half-even', 2],
  ['up', 3],
];

describe('reading the wire form', () => {
  it.each(vectors.amount_string.valid)('takes %s and writes it as it was [KIT-01]', (text) => {
    expect(O.map(decimalText)(parseDecimal(text))).toEqual(O.some(text));
  });

  it.each<readonly [string, string]>([
    ...vectors.amount_string.invalid.map((text) => [text, 'vector'] as const),
    ['', 'nothing'],
    ['-', 'a sign alone'],
    ['.', 'a point alone'],
    ['.5', 'no digit before the point'],
    ['--1', 'two signs'],
    ['1.2.3', 'two points'],
    ['00', 'a leading zero'],
    ['-01', 'a leading zero after the sign'],
    ['1e3', 'an exponent'],
    ['0x10', 'hexadecimal'],
    [' 1', 'a blank'],
    ['１', 'a digit of another script'],
    ['NaN', 'a word'],
  ])('refuses %j: %s [KIT-01]', (text) => {
    expect(parseDecimal(text)).toEqual(O.none);
    expect(() => decimal(text)).toThrow(text);
  });

  it('accepts exactly what the pattern of the wire accepts', () => {
    const pattern = /^-?(0|[1-9]\d*)(\.\d+)?$/;
    const near = fc.array(fc.constantFrom('-', '.', '0', '1', '9', '+', ' ', 'e', ','), { maxLength: 8 });
    fc.assert(
      fc.property(near, (parts) => O.isSome(parseDecimal(parts.join(''))) === pattern.test(parts.join(''))),
    );
  });

  it('never writes minus zero', () => {
    expect(decimalText(decimal('-0'))).toBe('0');
    expect(decimalText(decimal('-0.00'))).toBe('0.00');
  });

  it('survives the way to text and back, scale included', () => {
    fc.assert(fc.property(decimals, (value) => expect(decimal(decimalText(value))).toEqual(value)));
  });
});

describe('calculating as big.js does, only exactly', () => {
  it('adds, subtracts, multiplies', () => {
    fc.assert(
      fc.property(decimals, decimals, (a, b) => {
        expect(sameNumber(add(a, b), big(a).plus(big(b)))).toBe(true);
        expect(sameNumber(subtract(a, b), big(a).minus(big(b)))).toBe(true);
        expect(sameNumber(multiply(a, b), big(a).times(big(b)))).toBe(true);
      }),
    );
  });

  it('compares numbers that are the same, whatever their scale', () => {
    fc.assert(
      fc.property(decimals, fc.nat({ max: 6 }), (a, more) => {
        const same = { units: a.units * 10n ** BigInt(more), scale: a.scale + more };
        expect(compare(a, same)).toBe(0);
        expect(equals(same, a)).toBe(true);
      }),
    );
  });

  it('compares', () => {
    fc.assert(
      fc.property(decimals, decimals, (a, b) => {
        expect(compare(a, b)).toBe(big(a).cmp(big(b)));
        expect(equals(a, b)).toBe(big(a).eq(big(b)));
        expect(minimum(a, b)).toEqual(compare(a, b) <= 0 ? a : b);
        expect(maximum(a, b)).toEqual(compare(a, b) >= 0 ? a : b);
      }),
    );
  });

  it.each(roundings)('rounds %s', (rounding, mode) => {
    fc.assert(
      fc.property(decimals, fc.nat({ max: 8 }), (a, places) => {
        const rounded = rescale(a, places, rounding);
        expect(rounded.scale).toBe(places);
        expect(sameNumber(rounded, big(a).round(places, mode))).toBe(true);
      }),
    );
  });

  it.each(roundings)('divides and rounds %s', (rounding, mode) => {
    const nonZero = decimals.filter(({ units }) => units !== 0n);
    fc.assert(
      fc.property(decimals, nonZero, fc.nat({ max: 8 }), (a, b, places) => {
        // big.js rounds a quotient once, at its own number of places.
        const exact = Big();
        exact.DP = places;
        exact.RM = mode;
        const expected = exact(decimalText(a)).div(exact(decimalText(b)));
        expect(sameNumber(divide(a, b, places, rounding), new Big(expected.toFixed()))).toBe(true);
      }),
    );
  });

  it.each<[string, Rounding, string, string]>([
    ['2.345', 'half-up', '2.35', 'half away from zero'],
    ['-2.345', 'half-up', '-2.35', 'the sign does not change the rule'],
    ['2.345', 'half-even', '2.34', 'half to the even neighbour below'],
    ['2.355', 'half-even', '2.36', 'half to the even neighbour above'],
    ['2.349', 'down', '2.34', 'towards zero'],
    ['-2.349', 'down', '-2.34', 'towards zero from below'],
    ['2.341', 'up', '2.35', 'away from zero'],
    ['-2.341', 'up', '-2.35', 'away from zero from below'],
    ['2.3', 'up', '2.30', 'nothing to cut'],
  ])('%s %s becomes %s: %s', (text, rounding, expected) => {
    expect(decimalText(rescale(decimal(text), 2, rounding))).toBe(expected);
  });

  it('cannot divide by zero', () => {
    expect(() => divide(decimal('1'), zero, 2, 'half-up')).toThrow(RangeError);
  });

  it('sums a list of any scales, and an empty one to zero', () => {
    fc.assert(
      fc.property(fc.array(decimals), (list) =>
        expect(
          sameNumber(
            sum(list),
            list.reduce((total, each) => total.plus(big(each)), new Big(0)),
          ),
        ).toBe(true),
      ),
    );
    expect(sum([])).toEqual(zero);
  });

  it('knows opposite, magnitude, wholeness', () => {
    fc.assert(
      fc.property(decimals, (a) => {
        expect(sum([a, negate(a)]).units).toBe(0n);
        expect(sameNumber(absolute(a), big(a).abs())).toBe(true);
        expect(isWhole(a)).toBe(big(a).eq(big(a).round(0, 0)));
      }),
    );
  });

  it.each([
    ['-0.01', -1],
    ['0.00', 0],
    ['0.01', 1],
  ])('knows the sign of %s', (text, sign) => {
    const value = decimal(text);
    expect([isNegative(value), isZero(value), isPositive(value)]).toEqual([sign < 0, sign === 0, sign > 0]);
  });

  it.each([
    ['1.500', 0, '1.5', 'zeros at the end go'],
    ['1.500', 2, '1.50', 'but not below the minimum'],
    ['100', 0, '100', 'zeros before the point stay'],
    ['1', 2, '1.00', 'missing places are filled'],
    ['0.00', 0, '0', 'zero is zero'],
  ])('trims %s to at least %i places: %s, %s', (text, places, expected) => {
    expect(decimalText(trimmed(decimal(text), places))).toBe(expected);
  });
});
