import { decimal } from '@domain/money/decimal';
import { lotsAfter, soldLots } from '@domain/tax/sold-lots';
import { settleResult } from '@domain/tax/settle-result';
import { withholding } from '@domain/tax/withholding';
import { paid, taxLot, taxRecord } from './support/tax-examples';

/** Handed over youngest first: the order of purchase decides, not that of the list. */
const lots = [taxLot('young', '2024-03-01', '10', '500.00'), taxLot('old', '2015-06-15', '10', '200.00')];
const sale = (quantity: string, value: string, costs: string) => ({
  quantity: decimal(quantity),
  value: decimal(value),
  costs: decimal(costs),
});

describe('[TAX-01] dividing a sale among lots', () => {
  it('takes the oldest first and stops where the sale ends', () => {
    const sold = soldLots(lots, sale('4', '240.00', '4.00'), 'SHARE');
    expect(sold.map(({ lot, taken, result }) => [lot.lotId, taken, result])).toEqual([
      // 240.00 − 4.00 − 4/10 of 200.00
      ['old', decimal('4'), decimal('156.00')],
    ]);
  });

  it('divides proceeds and costs by quantity, to the cent', () => {
    const sold = soldLots(lots, sale('15', '1000.00', '10.00'), 'SHARE');
    expect(
      sold.map(({ lot, proceeds, saleCosts, cost, basis }) => [lot.lotId, proceeds, saleCosts, cost, basis]),
    ).toEqual([
      ['old', decimal('666.67'), decimal('6.67'), decimal('200.00'), 'cost'],
      ['young', decimal('333.33'), decimal('3.33'), decimal('250.00'), 'cost'],
    ]);
  });

  it('leaves what was not sold, with its part of the cost', () => {
    const left = lotsAfter(lots, soldLots(lots, sale('15', '1000.00', '10.00'), 'SHARE'));
    expect(left.map(({ lotId, quantity, cost }) => [lotId, quantity, cost])).toEqual([
      ['young', decimal('5'), decimal('250.00')],
    ]);
    const unknown = [taxLot('moved', '2020-01-01', '10', undefined)];
    expect(lotsAfter(unknown, soldLots(unknown, sale('4', '100.00', '0.00'), 'SHARE'))).toEqual([
      expect.objectContaining({ lotId: 'moved', quantity: decimal('6'), cost: undefined }),
    ]);
  });

  it('takes 30 % of the proceeds of a lot whose cost nobody knows', () => {
    const unknown = [taxLot('moved', '2020-01-01', '3', undefined)];
    expect(soldLots(unknown, sale('3', '100.05', '9.90'), 'SHARE')).toEqual([
      // 30.015, rounded half up
      expect.objectContaining({ basis: 'substitute', result: decimal('30.02') }),
    ]);
  });

  it.each([
    ['SHARE', '2008-12-31', 'old'],
    ['SHARE', '2009-01-01', 'cost'],
    ['EQUITY_FUND', '2008-12-31', 'cost'],
  ] as const)('a %s of %s counts as %s', (taxClass, acquired, basis) => {
    const bought = [taxLot('1', acquired, '1', '10.00')];
    expect(soldLots(bought, sale('1', '15.00', '0.00'), taxClass)[0]?.basis).toBe(basis);
  });

  it('refuses more than the lots hold', () => {
    expect(() => soldLots(lots, sale('21', '1.00', '0.00'), 'SHARE')).toThrow('More sold than the lots hold');
  });
});

describe('[TAX-01] from result to tax', () => {
  const losses = taxRecord({
    pots: { shares: decimal('-100.00'), other: decimal('-50.00') },
    allowance: {
      ordered: decimal('0.00'),
      used: decimal('0.00'),
      usedByPartner: decimal('0.00'),
      joint: false,
    },
  });

  it.each([
    ['SHARE', '120.00', '100.00', '20.00', '0.00'],
    ['SHARE', '200.00', '100.00', '50.00', '50.00'],
    ['OTHER', '120.00', '50.00', '0', '70.00'],
  ] as const)(
    'a gain of a %s of %s uses %s of its own losses and %s of others',
    (taxClass, gain, own, others, taxable) => {
      const settled = settleResult(losses, decimal(gain), taxClass);
      expect(Number(settled.sameLosses.units) / 10 ** settled.sameLosses.scale).toBe(Number(own));
      expect(Number(settled.crossLosses.units) / 10 ** settled.crossLosses.scale).toBe(Number(others));
      expect(settled.taxable).toEqual(decimal(taxable));
    },
  );

  it.each([
    // 70 % of 10.05 are 7.035: 3.01 or 3.02 exempt decides whether 7.03 or 7.04 is income.
    ['EQUITY_FUND', '10.05', '3.02', '7.03'],
    ['MIXED_FUND', '10.10', '1.52', '8.58'],
  ] as const)('a %s gains %s, of which %s are exempt', (taxClass, gain, exempt, income) => {
    const settled = settleResult(taxRecord(), decimal(gain), taxClass);
    expect([settled.exempt, settled.income]).toEqual([decimal(exempt), decimal(income)]);
  });

  it.each([
    // 0.06 / 4 = 0.015, half up; 5.5 % of 100.09 = 5.50495, cut; 9 % of 24.45 = 2.2005, cut.
    ['0.06', undefined, '0.02', '0.00', '0.00'],
    ['400.36', undefined, '100.09', '5.50', '0.00'],
    ['100.00', '9', '24.45', '1.34', '2.20'],
    ['100.00', '8', '24.51', '1.34', '1.96'],
  ] as const)('%s taxed with church rate %s: %s, %s, %s', (taxable, rate, kest, soli, kist) => {
    const tax = withholding(decimal(taxable), taxRecord({ churchRate: rate && decimal(rate) }));
    expect(tax).toEqual(expect.objectContaining(paid(kest, soli, kist)));
  });

  it.each([
    // A loss gives back what it would cost, at most what was paid; beyond that a fourth of the rest as foreign tax, at most
    // what was credited: a lump sum that the account could not bear was taxed and never paid.
    ['-200.00', '15.00', '-50.00', '-2.75', '0.00'],
    ['-400.00', '15.00', '-100.00', '-5.50', '0.00'],
    ['-440.10', '15.00', '-100.00', '-5.50', '-10.02'],
    ['-440.10', '10.01', '-100.00', '-5.50', '-10.01'],
    ['-440.10', '0.00', '-100.00', '-5.50', '0.00'],
  ] as const)('a loss of %s, where %s were credited, gives back %s, %s and %s of foreign tax', (...row) => {
    const [taxable, foreignCredited, kest, soli, credited] = row;
    const tax = withholding(
      decimal(taxable),
      taxRecord({ paid: paid('100.00', '5.50', '0.00'), foreignCredited: decimal(foreignCredited) }),
    );
    expect([tax.capitalGainsTax, tax.solidarity, tax.credited]).toEqual([
      decimal(kest),
      decimal(soli),
      decimal(credited),
    ]);
  });
});
