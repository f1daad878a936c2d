import { fakeFundConditions } from '@adapters/fake/fund-depot/fake-fund-world';
import { withdrawalTax, type FundTaxBasis } from '@domain/fund-depot/withdrawal-tax';
import type { AllocatedFund } from '@domain/fund-depot/fund-order';
import { amount } from '@domain/money/amount';
import { decimal, decimalText } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import type { TaxLot } from '@domain/tax/tax-lot';
import { calendarDay } from '@domain/time/local-date';

const { funds } = fakeFundConditions;

const lot = (acquired: string, quantity: string, cost: string): TaxLot => ({
  lotId: acquired,
  acquired: calendarDay(acquired),
  quantity: decimal(quantity),
  cost: decimal(cost),
  costs: decimal('0.00'),
  fxRate: undefined,
  prepaidLumpSum: decimal('0.00'),
  lumpSums: [],
  transferred: false,
});

const record = (allowance: string): FundTaxBasis['record'] => ({
  pots: { shares: decimal('0.00'), other: decimal('0.00') },
  allowance: {
    ordered: decimal(allowance),
    used: decimal('0.00'),
    usedByPartner: decimal('0.00'),
    joint: false,
  },
  churchRate: undefined,
  country: 'DE',
  foreignTax: decimal('0.00'),
  foreignCredited: decimal('0.00'),
  substitute: decimal('0.00'),
  paid: { capitalGainsTax: decimal('0.00'), solidarity: decimal('0.00'), churchTax: decimal('0.00') },
});

const [first, second] = funds;
if (first === undefined || second === undefined) throw new Error('Two funds are needed');

const basis = (allowance: string): FundTaxBasis => ({
  record: record(allowance),
  funds: [
    {
      instrumentId: first.instrumentId,
      taxClass: 'EQUITY_FUND',
      lots: [lot('2024-01-15', '60', '2400.00'), lot('2025-01-15', '40', '2000.00')],
    },
    { instrumentId: second.instrumentId, taxClass: 'OTHER_FUND', lots: [lot('2024-01-15', '80', '3200.00')] },
  ],
});

const sold = (fund: typeof first, quantity: string, value: string): AllocatedFund => ({
  wkn: fund.wkn,
  instrumentId: fund.instrumentId,
  name: fund.name,
  amount: amount(value, EUR),
  quantity: decimal(quantity),
  lots: [],
});

/** 20 units at 60 bought at 40: 400 gain, 70 % of it taxed; 16 at 50 bought at 40: 160 gain, all of it taxed. */
const planned = [sold(first, '20', '1200.00'), sold(second, '16', '800.00')];

describe('the tax of a withdrawal [FUN-01] [TAX-01]', () => {
  it('is that of its sales, first in first out: (280 + 160) / 4 and 5.5 % of it', () => {
    // 280 / 4 = 70.00 and 3.85; 160 / 4 = 40.00 and 2.20.
    const taxed = withdrawalTax(basis('0.00'), planned, funds);
    expect(taxed && decimalText(taxed.gain)).toBe('560.00');
    expect(taxed && decimalText(taxed.tax)).toBe('116.05');
    expect(taxed && decimalText(taxed.arrives)).toBe('1883.95');
  });

  it('meets in each fund what the one before it has left of the allowance', () => {
    // 440 taxable, 300 free: 280 of the first and 20 of the second; 140 / 4 = 35.00 and 1.92 (1.925 cut).
    const taxed = withdrawalTax(basis('300.00'), planned, funds);
    expect(taxed && decimalText(taxed.tax)).toBe('36.92');
    expect(taxed?.sales.map(({ tax }) => decimalText(tax.tax))).toEqual(['0.00', '36.92']);
  });

  it('says each sale with its fund, its lots and its price', () => {
    const taxed = withdrawalTax(basis('0.00'), planned, funds);
    const { funds: lots } = basis('0.00');
    expect(taxed?.sales.map(({ fund, said }) => [fund.wkn, said])).toEqual(
      [first, second].map((fund, index) => [
        fund.wkn,
        {
          position: {
            name: fund.name,
            price: fund.price,
            taxClass: lots[index]?.taxClass,
            lots: lots[index]?.lots,
          },
          quantity: planned[index]?.quantity,
          price: fund.price.value,
        },
      ]),
    );
    expect(taxed && decimalText(taxed.value)).toBe('2000.00');
  });

  it('calculates with amounts to the cent, half a cent up, and with all that is there', () => {
    const taxed = withdrawalTax(basis('0.00'), [sold(first, '100', '4400.045')], funds);
    // 4,400.05 for all lots, which cost 4,400.00.
    expect(taxed && [taxed.value, taxed.gain].map(decimalText)).toEqual(['4400.05', '0.05']);
    const even = withdrawalTax(basis('0.00'), [sold(first, '100', '4400.025')], funds);
    expect(even && decimalText(even.value)).toBe('4400.03');
  });

  it('leaves out of what nothing is sold, and is not told where nothing is or a price is not known', () => {
    const untouched = sold(second, '0', '0.00');
    expect(withdrawalTax(basis('0.00'), [...planned.slice(0, 1), untouched], funds)?.sales).toHaveLength(1);
    expect(withdrawalTax(basis('0.00'), [untouched], funds)).toBeUndefined();
    expect(withdrawalTax(basis('0.00'), planned, [second])).toBeUndefined();
  });

  it('is not told where a lot is missing, rather than told too low', () => {
    expect(withdrawalTax(basis('0.00'), [sold(first, '100.001', '6000.06')], funds)).toBeUndefined();
    expect(withdrawalTax({ ...basis('0.00'), funds: [] }, planned, funds)).toBeUndefined();
  });
});
