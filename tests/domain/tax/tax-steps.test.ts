import { decimal, decimalText, zero } from '@domain/money/decimal';
import { saleTax } from '@domain/tax/sale-tax';
import { stepBars, taxSteps } from '@domain/tax/tax-steps';
import { taxLot, taxRecord } from './support/tax-examples';

const allowance = { ordered: decimal('100.00'), used: zero, usedByPartner: zero, joint: false };

const fund = saleTax(
  taxRecord({ allowance, churchRate: decimal('9'), pots: { shares: zero, other: decimal('-50.00') } }),
  {
    taxClass: 'EQUITY_FUND',
    lots: [taxLot('1', '2020-01-02', '10', '590.00', { costs: '10.00', prepaidLumpSum: '20.00' })],
    quantity: decimal('10'),
    value: decimal('1640.00'),
    costs: decimal('20.00'),
  },
);

const told = (sale: Parameters<typeof taxSteps>[0]) =>
  taxSteps(sale).map(({ key, group, amount, isTotal }) => [
    group,
    key,
    decimalText(amount),
    ...(isTotal ? ['='] : []),
  ]);

describe('[TAX-01] the way from proceeds to tax', () => {
  it('goes by result, taxable amount and tax, each the sum of its steps', () => {
    expect(told(fund)).toEqual([
      ['result', 'value', '1640.00'],
      ['result', 'saleCosts', '-20.00'],
      ['result', 'cost', '-600.00'],
      ['result', 'lumpSums', '-20.00'],
      ['result', 'result', '1000.00', '='],
      // 30 % are exempt (InvStG § 20 I), 50.00 of losses and 100.00 of allowance are used.
      ['taxable', 'exempt', '-300.00'],
      ['taxable', 'sameLosses', '-50.00'],
      ['taxable', 'allowance', '-100.00'],
      ['taxable', 'taxable', '550.00', '='],
      // 550 / 4.09 = 134.474; 5.5 % = 7.395, 9 % = 12.102, both cut (EStG § 32d I, SolZG § 4).
      ['tax', 'capitalGainsTax', '134.47'],
      ['tax', 'solidarity', '7.39'],
      ['tax', 'churchTax', '12.10'],
      ['tax', 'tax', '153.96', '='],
    ]);
  });

  it('takes nothing of what somebody resident abroad gains, and leaves the record as it was', () => {
    const abroad = taxRecord({
      country: 'US',
      churchRate: decimal('9'),
      pots: { shares: zero, other: decimal('-50.00') },
    });
    const sold = saleTax(abroad, fund.sale);
    expect(told(sold)).toEqual([
      ['result', 'value', '1640.00'],
      ['result', 'saleCosts', '-20.00'],
      ['result', 'cost', '-600.00'],
      ['result', 'lumpSums', '-20.00'],
      ['result', 'result', '1000.00', '='],
      ['taxable', 'abroad', '-1000.00'],
      ['taxable', 'taxable', '0.00', '='],
      ['tax', 'tax', '0.00', '='],
    ]);
    expect(sold.settled.record).toBe(abroad);
    expect(sold.settled.after).toEqual(sold.settled.before);
    expect(decimalText(sold.arrives)).toBe('1620.00');
  });

  it('tells losses of the other pot, and 30 % of the proceeds where the cost is not known', () => {
    const share = saleTax(
      taxRecord({
        allowance: { ...allowance, ordered: zero },
        pots: { shares: decimal('-30.00'), other: decimal('-50.00') },
      }),
      {
        taxClass: 'SHARE',
        lots: [taxLot('1', '2020-01-02', '10', undefined)],
        quantity: decimal('10'),
        value: decimal('1000.00'),
        costs: decimal('10.00'),
      },
    );
    expect(told(share)).toEqual([
      ['result', 'value', '1000.00'],
      ['result', 'saleCosts', '-10.00'],
      ['result', 'otherBasis', '-690.00'],
      ['result', 'result', '300.00', '='],
      ['taxable', 'sameLosses', '-30.00'],
      ['taxable', 'crossLosses', '-50.00'],
      ['taxable', 'taxable', '220.00', '='],
      ['tax', 'capitalGainsTax', '55.00'],
      ['tax', 'solidarity', '3.02'],
      ['tax', 'tax', '58.02', '='],
    ]);
  });

  it('tells of a loss that it is carried, and of no sale at least its proceeds and the totals', () => {
    const loss = saleTax(taxRecord(), {
      taxClass: 'SHARE',
      lots: [taxLot('1', '2020-01-02', '1', '100.00')],
      quantity: decimal('1'),
      value: decimal('0.00'),
      costs: decimal('0.00'),
    });
    expect(told(loss)).toEqual([
      ['result', 'value', '0.00'],
      ['result', 'cost', '-100.00'],
      ['result', 'result', '-100.00', '='],
      ['taxable', 'carried', '100.00'],
      ['taxable', 'taxable', '0.00', '='],
      ['tax', 'tax', '0.00', '='],
    ]);
  });
});

describe('[TAX-01] the picture of the way', () => {
  it('begins each bar where the one before ended, totals at nothing, and what is taxed at the result', () => {
    const bars = stepBars(taxSteps(fund)).map(({ from, to }) => [from, to]);
    const parts = (whole: number, ...ends: readonly (readonly [number, number])[]) =>
      ends.map((pair) => pair.map((end): unknown => expect.closeTo(end / whole, 9)));
    expect(bars).toEqual([
      ...parts(1640, [0, 1640], [1640, 1620], [1620, 1020], [1020, 1000], [0, 1000]),
      ...parts(1000, [1000, 700], [700, 650], [650, 550], [0, 550]),
      ...parts(153.96, [0, 134.47], [134.47, 141.86], [141.86, 153.96], [0, 153.96]),
    ]);
  });

  it('draws nothing in proportion to nothing', () => {
    expect(stepBars([{ key: 'tax', group: 'tax', amount: zero, isTotal: true }])).toEqual([
      { from: 0, to: 0 },
    ]);
    expect(stepBars([])).toEqual([]);
  });
});
