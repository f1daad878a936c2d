import {
  add,
  compare,
  decimal,
  decimalText,
  divide,
  hundred,
  multiply,
  negate,
  rescale,
  subtract,
  zero,
} from '@domain/money/decimal';
import { saleTax } from '@domain/tax/sale-tax';
import { settleResult } from '@domain/tax/settle-result';
import type { TaxClass } from '@domain/tax/tax-class';
import { taxState } from '@domain/tax/tax-record';
import { withholding } from '@domain/tax/withholding';
import { certificateLines } from '@domain/tax/year-certificate';
import vectors from './tax-vectors.json';
import { paid, taxLot, taxRecord } from './support/tax-examples';

const RICH = paid('100000.00', '5500.00', '9000.00');
const rate = (k: number) => (k === 0 ? undefined : decimal(String(k)));

test.each([...vectors.tax_calc, ...vectors.tax_statement_fixture.rows])(
  '[TAX-01] tax on $base at church tax $k',
  ({ base, k, kest, soli, kist }) => {
    const tax = withholding(decimal(base), {
      churchRate: rate(k),
      foreignTax: zero,
      foreignCredited: zero,
      paid: RICH,
    });
    expect(decimalText(tax.capitalGainsTax)).toBe(kest);
    expect(decimalText(tax.solidarity)).toBe(soli);
    expect(decimalText(tax.churchTax)).toBe(kist);
  },
);

test('[TAX-01] a bank that rounds on totals of the year differs by a cent at most', () => {
  const { base, kest, soli, kist } = vectors.tax_statement_fixture.cumulative_exception;
  const tax = withholding(decimal(base), {
    churchRate: decimal('9'),
    foreignTax: zero,
    foreignCredited: zero,
    paid: RICH,
  });
  const off = [
    subtract(tax.capitalGainsTax, decimal(kest)),
    subtract(tax.solidarity, decimal(soli)),
    subtract(tax.churchTax, decimal(kist)),
  ];
  for (const each of off) expect(compare(multiply(each, each), decimal('0.0001'))).toBeLessThanOrEqual(0);
});

test.each(vectors.tax_foreign)('[TAX-01] creditable foreign tax on $gross counts four times', (row) => {
  const exempt = decimal(row.tf ?? '0');
  const taxable = subtract(subtract(decimal(row.gross), exempt), decimal(row.fsa ?? '0'));
  const foreignTax =
    row.whtPot === undefined
      ? rescale(divide(multiply(decimal(row.gross), decimal(row.whtPct)), hundred, 6, 'down'), 2, 'half-up')
      : decimal(row.whtPot);
  const tax = withholding(taxable, { churchRate: undefined, foreignTax, foreignCredited: zero, paid: RICH });
  expect(decimalText(tax.capitalGainsTax)).toBe(row.kest);
  expect(decimalText(tax.solidarity)).toBe(row.soli);
  expect(decimalText(tax.credited)).toBe(decimalText(foreignTax));
});

test('[TAX-01] a fund sold with lump sums, partial exemption and the whole allowance', () => {
  const { fund_sale_fixture: sale } = vectors;
  const lots = [
    taxLot('1', '2018-05-02', '100', sale.cost, { prepaidLumpSum: sale.accumulatedVorabpauschale }),
  ];
  const taxed = saleTax(taxRecord(), {
    taxClass: 'EQUITY_FUND',
    lots,
    quantity: decimal('100'),
    value: decimal(sale.proceeds),
    costs: zero,
  });
  // The statement sums lots of its own: its result is a cent lower (see the note of the vector).
  expect(decimalText(subtract(taxed.settled.result, decimal(sale.result)))).toBe('0.01');
});

test('[TAX-01] the result of the fund sale becomes the tax of its statement', () => {
  const { fund_sale_fixture: sale } = vectors;
  const settled = settleResult(taxRecord(), decimal(sale.result), 'EQUITY_FUND');
  expect(decimalText(settled.exempt)).toBe(sale.tf30);
  expect(decimalText(settled.income)).toBe(sale.base);
  expect(decimalText(settled.allowance)).toBe(sale.fsa);
  expect(decimalText(settled.tax.capitalGainsTax)).toBe(sale.kest);
  expect(decimalText(settled.tax.solidarity)).toBe(sale.soli);
  const net = subtract(subtract(decimal(sale.proceeds), settled.tax.capitalGainsTax), settled.tax.solidarity);
  expect(decimalText(net)).toBe(sale.net);
});

const CLASS_OF: Readonly<Record<number, TaxClass>> = { 30: 'EQUITY_FUND', 60: 'PROPERTY_FUND' };

test.each(vectors.fund_loss_fixture)('[TAX-01] a loss of $result is exempt to $tfPct %', (row) => {
  const settled = settleResult(taxRecord(), decimal(row.result), CLASS_OF[row.tfPct] ?? 'OTHER');
  expect(decimalText(settled.exempt)).toBe(decimalText(negate(decimal(row.tf))));
  expect(decimalText(settled.income)).toBe(row.base);
  expect(decimalText(settled.after.otherLosses)).toBe(decimalText(negate(decimal(row.base))));
});

test('[TAX-01] a loss gives back allowance used earlier in the year', () => {
  const { before, stockResult, after, tax } = vectors.pots_fixture;
  const used = add(decimal(before.stockGains), decimal(before.other));
  const record = taxRecord({
    pots: { shares: decimal(before.stockGains), other: decimal(before.other) },
    allowance: { ordered: add(used, decimal(before.fsaFree)), used, usedByPartner: zero, joint: false },
  });
  const settled = settleResult(record, decimal(stockResult), 'SHARE');
  expect(decimalText(settled.record.pots.shares)).toBe(after.stockGains);
  expect(decimalText(settled.record.pots.other)).toBe(after.other);
  expect(decimalText(settled.after.allowanceLeft)).toBe(after.fsaFree);
  expect(decimalText(settled.tax.capitalGainsTax)).toBe(tax);
});

test('[TAX-01] a loss gives back tax withheld earlier in the year', () => {
  const { k, ytdBefore, ytdAfter, loss, refund } = vectors.refund_fixture;
  const record = taxRecord({
    pots: { shares: decimal(ytdBefore.stockGains), other: decimal('60000.00') },
    allowance: { ordered: zero, used: zero, usedByPartner: zero, joint: false },
    churchRate: rate(k),
    paid: paid(ytdBefore.kest, ytdBefore.soli, ytdBefore.kist),
  });
  const settled = settleResult(record, decimal(loss), 'SHARE');
  expect(decimalText(settled.record.pots.shares)).toBe(ytdAfter.stockGains);
  expect(decimalText(negate(settled.tax.capitalGainsTax))).toBe(refund.kest);
  expect(decimalText(settled.record.paid.capitalGainsTax)).toBe(ytdAfter.kest);
  // The statement gives back in many part executions, each cut to the cent: together ten cents less at most.
  const cut = subtract(negate(settled.tax.solidarity), decimal(refund.soli));
  expect(compare(cut, zero)).toBeGreaterThanOrEqual(0);
  expect(compare(cut, decimal('0.10'))).toBeLessThanOrEqual(0);
});

test('[TAX-01] what is not known of a lot after a transfer is taken as 30 % of its proceeds', () => {
  const lots = [taxLot('1', '2020-01-02', '10', undefined)];
  const taxed = saleTax(taxRecord(), {
    taxClass: 'OTHER',
    lots,
    quantity: decimal('10'),
    value: decimal('5000.00'),
    costs: decimal('12.50'),
  });
  expect(decimalText(taxed.settled.result)).toBe('1500.00');
  expect(decimalText(taxed.settled.taxable)).toBe('500.00');
});

test('[TAX-01] of a sale out of two lots the certificate names what was 30 % of proceeds, after partial exemption', () => {
  const lots = [
    taxLot('moved', '2015-02-02', '10', undefined, { prepaidLumpSum: '40.00' }),
    taxLot('bought', '2020-02-03', '5', '500.00'),
  ];
  const sale = {
    taxClass: 'EQUITY_FUND',
    lots,
    quantity: decimal('12'),
    value: decimal('1200.00'),
    costs: decimal('12.00'),
  } as const;
  const { settled } = saleTax(taxRecord(), sale);
  // Ten of twelve: 30 % of 1000.00 = 300.00, nothing taken off; two: 200.00 - 2.00 - 200.00 = -2.00. 30 % of each are exempt.
  expect([settled.result, settled.income, settled.substitute].map(decimalText)).toEqual([
    '298.00',
    '208.60',
    '210.00',
  ]);
  const { income, substitute } = certificateLines(settled.record);
  expect([income, substitute].map(decimalText)).toEqual(['208.60', '208.60']);
});

test('[TAX-01] what was bought before 2009 is free, but not a fund', () => {
  const sale = {
    lots: [taxLot('1', '2008-12-31', '10', '100.00')],
    quantity: decimal('10'),
    value: decimal('5000.00'),
    costs: zero,
  };
  expect(taxState(saleTax(taxRecord(), { ...sale, taxClass: 'SHARE' }).settled.record).income.units).toBe(0n);
  expect(decimalText(saleTax(taxRecord(), { ...sale, taxClass: 'EQUITY_FUND' }).settled.income)).toBe(
    '3430.00',
  );
});

test('[TAX-01] where all capital gains tax is given back, no cent of the others stays behind', () => {
  // 40.00: 10.00 and 0.55; back come 5.00 and 0.275, cut to 0.27, and then all that is left.
  const begin = taxRecord({ allowance: { ...taxRecord().allowance, ordered: decimal('0.00') } });
  const steps = ['40.00', '-20.00', '-20.00'];
  const end = steps.reduce((record, each) => settleResult(record, decimal(each), 'OTHER').record, begin);
  expect([end.paid.capitalGainsTax, end.paid.solidarity].map(decimalText)).toEqual(['0.00', '0.00']);
});
