import { decimal, decimalText, isNegative } from '@domain/money/decimal';
import { lumpSumSteps, lumpSumTaxed } from '@domain/tax/lump-sum';
import { fc } from '@tests/support/properties';
import vectors from './tax-vectors.json';

const text = (start: string, end: string, distributed: string, baseRate: string, months: number) => {
  const { basic, gained, isCapped, whole, amount } = lumpSumSteps({
    start: decimal(start),
    end: decimal(end),
    distributed: decimal(distributed),
    baseRate: decimal(baseRate),
    months,
  });
  const cents = [basic, gained, whole].map((value) => Number(decimalText(value)).toFixed(2));
  return [...cents, isCapped, decimalText(amount)];
};

describe('a lump sum, step by step [TAX-01]', () => {
  test.each(vectors.vorabpauschale.rows)(
    'from $start to $end with $dist paid out, at $bz percent: $vp',
    ({ start, end, dist, bz, months, vp }) => {
      expect(text(start, end, dist, bz, months).at(-1)).toBe(vp);
    },
  );

  it.each([
    // 70 % of 2.29 % on 4,000.00, for the ten months from March on.
    ['4000', '4400', '0', '2.29', 10, '64.12', '400.00', '64.12', false, '53.43'],
    // It rose by 50.00 only.
    ['4400', '4450', '0', '2.53', 12, '77.92', '50.00', '50.00', true, '50.00'],
    // It fell, and paid out less than it fell.
    ['4400', '4000', '100', '2.53', 12, '77.92', '0.00', '0.00', true, '0.00'],
    // What it paid out is taxed already.
    ['10000', '10150', '60', '2.53', 12, '177.10', '210.00', '117.10', false, '117.10'],
    // A base rate below zero.
    ['10000', '11000', '0', '-0.45', 12, '0.00', '1000.00', '0.00', false, '0.00'],
  ] as const)('%s to %s, %s paid out, %s percent, %d months', (start, end, paid, rate, months, ...steps) => {
    expect(text(start, end, paid, rate, months)).toEqual(steps);
  });

  it('is never below nothing, and never more than what was gained', () => {
    const cents = fc.bigInt({ min: 0n, max: 100_000_000n }).map((units) => ({ units, scale: 2 }));
    const rates = fc.integer({ min: -100, max: 800 }).map((units) => ({ units: BigInt(units), scale: 2 }));
    fc.assert(
      fc.property(
        cents,
        cents,
        cents,
        rates,
        fc.integer({ min: 1, max: 12 }),
        (start, end, distributed, baseRate, months) => {
          const { amount, gained } = lumpSumSteps({ start, end, distributed, baseRate, months });
          expect(isNegative(amount)).toBe(false);
          expect(amount.units <= gained.units).toBe(true);
        },
      ),
    );
  });

  it.each([
    ['596.41', '30', '178.92', '417.49'],
    ['1806.33', '30', '541.90', '1264.43'],
    ['0.09', '30', '0.03', '0.06'],
    ['100.00', '0', '0.00', '100.00'],
  ])('of %s, %s percent are exempt: %s, and %s is taxed', (amount, percent, ...expected) => {
    const { exempt, taxed } = lumpSumTaxed(decimal(amount), decimal(percent));
    expect([exempt, taxed].map(decimalText)).toEqual(expected);
  });
});
