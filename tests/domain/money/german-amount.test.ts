import { decimal, decimalText, rescale, trimmed } from '@domain/money/decimal';
import {
  exactGermanNumber,
  formatGermanNumber,
  normaliseDecimalInput,
  parseGermanAmount,
  withoutTrailingSeparator,
  type AmountProblem,
} from '@domain/money/german-amount';
import { fc } from '@tests/support/properties';
import * as E from 'fp-ts/Either';
import vectors from '../vectors.json';

const read = (text: string, maxDecimals?: number): E.Either<AmountProblem, string> =>
  E.map(decimalText)(parseGermanAmount(text, maxDecimals === undefined ? {} : { maxDecimals }));

type Offers = Extract<AmountProblem, { kind: 'decimals' }>['offers'];

const decimals = (...offers: Offers): AmountProblem => ({
  kind: 'decimals',
  maxDecimals: 2,
  offers,
});

describe('reading German amounts', () => {
  it.each(vectors.german_amount)('reads the vector %s as %s [KIT-01]', (text, expected) => {
    expect(E.toUnion(E.mapLeft(() => null)(read(text ?? '')))).toBe(expected);
  });

  it.each<[string, string, string]>([
    ['5', '5.00', 'no decimals become two'],
    ['5,2', '5.2', 'one decimal stays one'],
    ['0,05', '0.05', 'a leading zero before the comma'],
    ['007', '7.00', 'further leading zeros mean nothing'],
    ['  1.000,50 ', '1000.50', 'blanks around'],
    ['0', '0.00', 'zero'],
    ['12345678901234567890,12', '12345678901234567890.12', 'beyond what a float holds'],
  ])('reads %j as %s: %s [KIT-01]', (text, expected) => {
    expect(read(text)).toEqual(E.right(expected));
  });

  it.each<[string, AmountProblem, string]>([
    ['', { kind: 'empty' }, 'nothing'],
    ['   ', { kind: 'empty' }, 'blanks are nothing'],
    ['abc', { kind: 'format' }, 'letters'],
    ['-5', { kind: 'format' }, 'a sign: side and direction are chosen elsewhere'],
    ['5,', { kind: 'format' }, 'a comma without decimals'],
    [',', { kind: 'format' }, 'a comma alone'],
    ['1,2,3', { kind: 'format' }, 'two commas'],
    ['1 000', { kind: 'format' }, 'a blank within'],
    ['5 EUR', { kind: 'format' }, 'the unit is not part of it'],
    ['1.23,4', { kind: 'thousands' }, 'a group of two'],
    ['1.2345', { kind: 'thousands' }, 'a group of four'],
    ['1.000.50', { kind: 'thousands' }, 'a last group of two'],
    ['1234.567', { kind: 'thousands' }, 'a first group of four'],
    ['1.5', { kind: 'thousands' }, 'a point where a comma belongs'],
    ['0.123', { kind: 'thousands' }, 'a group after zero: 0,123 is more likely meant'],
    ['.500', { kind: 'thousands' }, 'no group before the dot'],
    ['1..000', { kind: 'thousands' }, 'two dots in a row'],
    ['1,234', decimals('1.234,00', '1,23'), 'thousands dot or one decimal too many?'],
    ['999,999', decimals('999.999,00', '999,99'), 'the same with three digits'],
    ['1234,567', decimals('1234,56'.replace('1234', '1.234')), 'no thousands dot stands after four digits'],
    ['0,123', decimals('0,12'), 'nor after zero'],
    ['1,2345', decimals('1,23'), 'four decimals are no group'],
  ])('refuses %j as %j: %s [KIT-01]', (text, problem) => {
    expect(parseGermanAmount(text)).toEqual(E.left(problem));
  });

  it('takes more decimals where more are allowed [KIT-01]', () => {
    expect(read('1,234', 4)).toEqual(E.right('1.234'));
    expect(read('1,2345', 4)).toEqual(E.right('1.2345'));
    expect(E.isLeft(read('1,23456', 4))).toBe(true);
    expect(read('1,5', 1)).toEqual(E.right('1.5'));
  });

  it('offers as many decimals as are allowed [KIT-01]', () => {
    const offersOf = (text: string, maxDecimals: number) =>
      E.swap(E.map(decimalText)(parseGermanAmount(text, { maxDecimals })));
    expect(offersOf('12,25', 1)).toMatchObject({ right: { offers: ['12,2'] } });
    expect(offersOf('12,23456', 4)).toMatchObject({ right: { offers: ['12,2345'] } });
  });

  it.each([0, -1, 0.5])('cannot be asked for %d decimals [KIT-01]', (maxDecimals) => {
    expect(() => parseGermanAmount('1', { maxDecimals })).toThrow('Ungültiger Wert für maxDecimals');
  });

  it('offers only what it would read itself', () => {
    const typed = fc.tuple(fc.nat({ max: 99_999 }), fc.integer({ min: 100, max: 9_999_999 }));
    fc.assert(
      fc.property(typed, ([whole, fraction]) => {
        const problem = parseGermanAmount(`${whole},${fraction}`);
        if (E.isRight(problem) || problem.left.kind !== 'decimals') return false;
        return problem.left.offers.length > 0 && problem.left.offers.every((offer) => E.isRight(read(offer)));
      }),
    );
  });
});

describe('writing German numbers', () => {
  it.each([
    ['1234.56', '1.234,56', 'dot and comma'],
    ['0', '0,00', 'two decimals at least'],
    ['-1234567.8', '-1.234.567,80', 'sign and several groups'],
    ['999.995', '1.000,00', 'rounding carries over into a new group'],
    ['-0.001', '0,00', 'what rounds to nothing has no sign'],
  ])('writes %s as %s: %s [KIT-01]', (value, expected) => {
    expect(formatGermanNumber(decimal(value))).toBe(expected);
  });

  it.each<[string, { readonly minDecimals: number; readonly maxDecimals?: number }, string, string]>([
    ['12.5000', { minDecimals: 0, maxDecimals: 4 }, '12,5', 'no needless zeros'],
    ['12', { minDecimals: 0, maxDecimals: 4 }, '12', 'none at all'],
    ['12.34567', { minDecimals: 2, maxDecimals: 4 }, '12,3457', 'cut at the maximum'],
    ['0.125', { minDecimals: 2 }, '0,13', 'half away from zero, not to the even neighbour'],
    ['-0.125', { minDecimals: 2 }, '-0,13', 'whatever the sign'],
    ['12.3', { minDecimals: 3 }, '12,300', 'no fewer than the minimum'],
    ['12.3456', { minDecimals: 3 }, '12,346', 'the minimum lifts the maximum'],
  ])('writes %s with %j as %s: %s', (value, places, expected) => {
    expect(formatGermanNumber(decimal(value), places)).toBe(expected);
  });

  it.each([
    ['12.3456', 2, '12,3456', 'every decimal it has'],
    ['12.3', 2, '12,30', 'and at least so many'],
    ['12.00', 0, '12', 'but no needless ones'],
  ])('writes %s exactly, with at least %i decimals, as %s: %s', (value, minDecimals, expected) => {
    expect(exactGermanNumber(decimal(value), minDecimals)).toBe(expected);
  });

  it('is read back as the same number [KIT-01]', () => {
    const cents = fc.bigInt({ min: 0n, max: 10n ** 20n }).map((units) => ({ units, scale: 2 }));
    fc.assert(
      fc.property(cents, (value) =>
        expect(parseGermanAmount(formatGermanNumber(value))).toEqual(E.right(value)),
      ),
    );
  });
});

describe('normalising what is typed', () => {
  it.each([
    [',5', '0.5', 'a leading comma gets its 0'],
    ['1.234,5', '1234.5', 'German format becomes a decimal with a point'],
    ['5,', '5', 'a trailing comma goes'],
    ['5.', '5', 'a trailing dot goes'],
    [' 5, ', '5', 'blanks go, too'],
    ['0005', '5', 'leading zeros go'],
    ['0,5', '0.5', 'but not the one before the comma'],
    ['abc', 'abc', 'what is no number is left to the reader'],
  ])('rewrites %j to %s: %s [ORD-09]', (text, expected) => {
    expect(normaliseDecimalInput(text)).toBe(expected);
  });

  it('agrees with the reader on every number [ORD-09]', () => {
    const value = fc.record({ units: fc.bigInt({ min: 0n, max: 10n ** 15n }), scale: fc.nat({ max: 4 }) });
    fc.assert(
      fc.property(value, fc.boolean(), (number, unfinished) => {
        const text = formatGermanNumber(number, { minDecimals: 0, maxDecimals: 4 });
        const typed = unfinished && !text.includes(',') ? `${text},` : text;
        const parsed = parseGermanAmount(withoutTrailingSeparator(typed), { maxDecimals: 4 });
        expect(E.map(trimmed)(parsed)).toEqual(E.right(trimmed(decimal(normaliseDecimalInput(typed)))));
      }),
    );
  });

  it('keeps the value when places are filled', () => {
    expect(decimalText(rescale(decimal('1.5'), 4, 'down'))).toBe('1.5000');
  });
});

describe('a German number is what Intl writes', () => {
  it.each([0, 2, 4])('with at least %d decimals and all it has', (minDecimals) => {
    const written = new Intl.NumberFormat('de-DE', {
      minimumFractionDigits: minDecimals,
      maximumFractionDigits: 6,
    });
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
        fc.integer({ min: 0, max: 6 }),
        (units, scale) => {
          const value = { units, scale };
          expect(formatGermanNumber(value, { minDecimals, maxDecimals: 6 })).toBe(
            written.format(Number(decimalText(value))),
          );
        },
      ),
    );
  });
});
