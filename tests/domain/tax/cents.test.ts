import { decimal, decimalText, zero } from '@domain/money/decimal';
import { lumpSumSteps, lumpSumTaxed } from '@domain/tax/lump-sum';
import { settleResult } from '@domain/tax/settle-result';
import { lotsAfter, soldLots } from '@domain/tax/sold-lots';
import { withholding } from '@domain/tax/withholding';
import { paid, taxLot, taxRecord } from './support/tax-examples';

/*
 * Half a cent goes up everywhere but where the law cuts it. Each case is one in which rounding to the even neighbour, or
 * cutting, would come to another cent.
 */
describe('[TAX-01] the last cent', () => {
  it.each([
    ['EQUITY_FUND', '0.15', '0.05', '0.10'],
    ['EQUITY_FUND', '-0.15', '-0.05', '-0.10'],
    ['MIXED_FUND', '0.30', '0.05', '0.25'],
  ] as const)('of the part of a result that is exempt: %s, %s', (taxClass, result, exempt, income) => {
    const settled = settleResult(taxRecord(), decimal(result), taxClass);
    expect([settled.exempt, settled.income]).toEqual([decimal(exempt), decimal(income)]);
  });

  it('of 30 % of the proceeds', () => {
    const sold = soldLots(
      [taxLot('moved', '2020-01-01', '1', undefined)],
      { quantity: decimal('1'), value: decimal('0.15'), costs: decimal('0.00') },
      'SHARE',
    );
    expect(sold[0]?.result).toEqual(decimal('0.05'));
  });

  it('of a part of a lot, of which the rest keeps what is left', () => {
    const lots = [taxLot('1', '2020-01-01', '2', '0.07', { costs: '0.02', prepaidLumpSum: '0.05' })];
    const sale = { quantity: decimal('1'), value: decimal('1.00'), costs: decimal('0.00') };
    const sold = soldLots(lots, sale, 'EQUITY_FUND');
    expect(
      sold.map(({ cost, lumpSum, result }) =>
        [cost, lumpSum, result].map((each) => each && decimalText(each)),
      ),
    ).toEqual([
      // 0.09 / 2 and 0.05 / 2, half up.
      ['0.05', '0.03', '0.92'],
    ]);
    expect(
      lotsAfter(lots, sold).map(({ cost, costs, prepaidLumpSum }) =>
        [cost, costs, prepaidLumpSum].map((each) => each && decimalText(each)),
      ),
    ).toEqual([
      // Of 0.09 with costs 0.04 are left, of 0.02 costs 0.01, of 0.05 lump sums 0.02.
      ['0.03', '0.01', '0.02'],
    ]);
  });

  it('of foreign tax that counts: up to a fourth of what is taxed, cut, so that no tax is negative', () => {
    const tax = withholding(decimal('0.07'), taxRecord({ foreignTax: decimal('1.00') }));
    // 0.07 / 4 = 0.0175, cut to 0.01; (0.07 − 4 × 0.01) / 4 = 0.0075.
    expect(tax).toEqual({ ...paid('0.01', '0.00', '0.00'), credited: decimal('0.01') });
  });

  it('of a lump sum for some months', () => {
    const ofOneMonth = { start: decimal('100'), distributed: zero, baseRate: decimal('2.29'), months: 1 };
    // It rose by 0.06 and by 0.30: a twelfth is 0.005 and 0.025.
    expect(lumpSumSteps({ ...ofOneMonth, end: decimal('100.06') }).amount).toEqual(decimal('0.01'));
    expect(lumpSumSteps({ ...ofOneMonth, end: decimal('100.30') }).amount).toEqual(decimal('0.03'));
  });

  it('of the part of a lump sum that is exempt', () => {
    expect(lumpSumTaxed(decimal('0.15'), decimal('30'))).toEqual({
      exempt: decimal('0.05'),
      taxed: decimal('0.10'),
    });
  });

  it('a lump sum that is exactly what was gained is not capped by it', () => {
    const exact = {
      start: decimal('1000'),
      end: decimal('1014'),
      distributed: zero,
      baseRate: decimal('2'),
      months: 12,
    };
    expect(lumpSumSteps(exact)).toMatchObject({ isCapped: false, amount: decimal('14.00') });
  });
});
