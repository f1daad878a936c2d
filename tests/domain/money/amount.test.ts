import {
  addAmounts,
  amount,
  compareAmounts,
  multiplyAmount,
  negateAmount,
  percentOf,
  sumAmounts,
  toCents,
  valueOf,
  type Amount,
} from '@domain/money/amount';
import { decimal, decimalText } from '@domain/money/decimal';
import { parsePercentage, percentage, percentageOf } from '@domain/money/percentage';
import {
  EUR,
  isCurrency,
  PERCENT,
  PER_MILLE,
  PIECES,
  POINTS,
  UNKNOWN_UNIT,
  unit,
  USD,
} from '@domain/money/unit';
import { fc } from '@tests/support/properties';
import * as O from 'fp-ts/Option';

const shown = ({ value, unit }: Amount): string => `${decimalText(value)} ${unit}`;

describe('amounts', () => {
  it('never add up across units [KIT-01]', () => {
    const euro = amount('1', EUR);
    const dollar = amount('1', USD);
    expect(() => addAmounts(euro, dollar)).toThrow('EUR and USD');
    expect(() => compareAmounts(euro, dollar)).toThrow('EUR and USD');
    expect(() => sumAmounts([euro, dollar], EUR)).toThrow('EUR and USD');
  });

  it('sum to nothing of the unit when there are none', () => {
    expect(shown(sumAmounts([], USD))).toBe('0 USD');
  });

  it('cents that floats get wrong add up exactly [KIT-01]', () => {
    const list = ['0.10', '0.20', '-0.30'].map((text) => amount(text, EUR));
    expect(shown(sumAmounts(list, EUR))).toBe('0.00 EUR');
  });

  it('sum in any order to the same', () => {
    const amounts = fc.array(
      fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }).map((units) => amount({ units, scale: 2 }, EUR)),
    );
    fc.assert(
      fc.property(amounts, (list) =>
        expect(sumAmounts(list.toReversed(), EUR)).toEqual(list.reduce(addAmounts, sumAmounts([], EUR))),
      ),
    );
  });

  it.each([
    [amount('10', PIECES), amount('128.50', EUR), '1285.00 EUR', 'pieces times price'],
    [amount('5000', EUR), amount('98.50', PERCENT), '4925.0000 EUR', 'a bond: nominal times percent'],
    [amount('5000', USD), amount('101', PERCENT), '5050.00 USD', 'in the currency of the nominal'],
    [amount('2000', EUR), amount('5', PER_MILLE), '10.000 EUR', 'per mille'],
    [amount('0.193', PIECES), amount('127.62', EUR), '24.63066 EUR', 'fractions stay exact'],
  ])('is worth, case %#: %j at %j', (quantity, price, expected) => {
    expect(shown(valueOf(quantity, price))).toBe(expected);
  });

  it('round to cents away from zero, and only when asked', () => {
    expect(shown(toCents(amount('24.635', EUR)))).toBe('24.64 EUR');
    expect(shown(toCents(amount('-24.635', EUR)))).toBe('-24.64 EUR');
    expect(shown(toCents(amount('24.645', EUR)))).toBe('24.65 EUR');
    expect(shown(percentOf(amount('1285.00', EUR), decimal('0.25')))).toBe('3.212500 EUR');
    expect(shown(multiplyAmount(amount('0.1', EUR), decimal('3')))).toBe('0.3 EUR');
    expect(shown(negateAmount(amount('1', EUR)))).toBe('-1 EUR');
  });
});

describe('percentages', () => {
  it('read the wire form, negative and above 100 too', () => {
    expect(parsePercentage('37.135')).toEqual(O.some(percentage(decimal('37.135'))));
    expect(O.isSome(parsePercentage('-120'))).toBe(true);
    expect(parsePercentage('12,5')).toEqual(O.none);
  });

  it('of nothing are unknown, never 0 or infinite', () => {
    expect(percentageOf(decimal('5'), decimal('0.00'))).toBeUndefined();
    expect(percentageOf(decimal('-5'), decimal('30'))).toEqual(decimal('-16.67'));
    // 0.125 %: half up, not to the even neighbour.
    expect(percentageOf(decimal('1'), decimal('800'))).toEqual(decimal('0.13'));
  });
});

describe('units', () => {
  it('tell money from counts [ORD-08]', () => {
    expect([EUR, USD, unit('CHF')].every(isCurrency)).toBe(true);
    expect([PIECES, PERCENT, PER_MILLE, POINTS, UNKNOWN_UNIT].some(isCurrency)).toBe(false);
  });
});
