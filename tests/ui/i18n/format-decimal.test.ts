import { fc } from '@tests/support/properties';
import { decimal } from '@domain/money/decimal';
import { formatDecimal, type DecimalShape } from '@ui/i18n/format-decimal';

describe('formatDecimal', () => {
  const cases: readonly (readonly ['de' | 'en', string, DecimalShape, string, string])[] = [
    ['de', '1234.56', {}, '1.234,56', 'groups thousands, comma for decimals'],
    ['en', '1234.56', {}, '1,234.56', 'English marks the other way round'],
    ['de', '1234567.8', { minDecimals: 2 }, '1.234.567,80', 'fills up to the usual decimals'],
    ['de', '53.7700', { minDecimals: 2 }, '53,77', 'zeros beyond the usual decimals say nothing'],
    ['de', '0.0512', { minDecimals: 2 }, '0,0512', 'prices keep their further decimals'],
    ['de', '37.125', { minDecimals: 2, maxDecimals: 2 }, '37,13', 'rounds half up, beside an even digit too'],
    ['de', '-37.125', { minDecimals: 2, maxDecimals: 2 }, '\u221237,13', 'away from zero below it too'],
    ['de', '-0.001', { minDecimals: 2, maxDecimals: 2 }, '0,00', 'what rounds to zero has no sign'],
    ['de', '83.26', { sign: 'always' }, '+83,26', 'a gain carries its plus'],
    ['de', '0', { sign: 'always' }, '0', 'zero is neither gain nor loss'],
    ['de', '123456789012345678901234.5', {}, '123.456.789.012.345.678.901.234,5', 'never through a float'],
  ];
  it.each(cases)('%s %s with %j is %s: %s [SH-11]', (language, text, shape, expected) => {
    expect(formatDecimal(language, decimal(text), shape)).toBe(expected);
  });

  it('shows every digit of any decimal [SH-11]', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.nat(6), (units, scale) => {
        const shown = formatDecimal('de', { units, scale }, { minDecimals: scale });
        const digits = shown.replaceAll(/[.,]/g, '').replace('\u2212', '-');
        expect(BigInt(digits)).toBe(units);
      }),
    );
  });
});
