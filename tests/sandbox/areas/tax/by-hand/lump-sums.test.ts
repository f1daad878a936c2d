import { decimal, decimalText, type Decimal } from '@domain/money/decimal';
import { lumpSumSteps, lumpSumTaxed } from '@domain/tax/lump-sum';
import { exemptPercent } from '@domain/tax/tax-class';
import { advanceLumpSum } from '@sandbox/areas/tax/income/lump-sum';
import { bookInto, emptyYear, euros } from '@sandbox/areas/tax/tax-years';
import { NONE } from './cases';

test.each([
  // 70 % of 2.29 % of 1234.56 = 19.789997.
  { start: '1234.56', end: '1300.00', distributed: '0', baseRate: '2.29', months: 12, amount: '19.79' },
  // Bought in August: 19.789997 x 5 / 12 = 8.245832.
  { start: '1234.56', end: '1300.00', distributed: '0', baseRate: '2.29', months: 5, amount: '8.25' },
  // It rose by 3.33, less than 17.71: x 7 / 12 = 1.9425.
  { start: '1000.00', end: '1003.33', distributed: '0', baseRate: '2.53', months: 7, amount: '1.94' },
  // 17.71, less than 10.00 + 10.00, less 10.00 paid out.
  { start: '1000.00', end: '1010.00', distributed: '10.00', baseRate: '2.53', months: 12, amount: '7.71' },
  // It fell by 5.00 and paid out 8.00: 3.00 at most, less 8.00: none.
  { start: '1000.00', end: '995.00', distributed: '8.00', baseRate: '2.53', months: 12, amount: NONE },
  { start: '1000.00', end: '990.00', distributed: '0', baseRate: '2.53', months: 12, amount: NONE },
  // A base rate below nothing (2021).
  { start: '1000.00', end: '1200.00', distributed: '0', baseRate: '-0.45', months: 12, amount: NONE },
])('[TAX-01] portal and bank tax $amount in advance of a lot from $start to $end', ({ amount, ...told }) => {
  const { months } = told;
  const [start, end, distributed, baseRate] = [told.start, told.end, told.distributed, told.baseRate].map(
    decimal,
  ) as [Decimal, Decimal, Decimal, Decimal];
  const basis = { start, end, distributed, baseRate, months };
  expect(decimalText(lumpSumSteps(basis).amount)).toBe(amount);
  expect(decimalText(advanceLumpSum(basis))).toBe(amount);
});

test.each([
  // Of 19.79: 30 % = 5.937, 15 % = 2.9685, 60 % = 11.874, 80 % = 15.832.
  ['EQUITY_FUND', '5.94', '13.85'],
  ['MIXED_FUND', '2.97', '16.82'],
  ['PROPERTY_FUND', '11.87', '7.92'],
  ['FOREIGN_PROPERTY_FUND', '15.83', '3.96'],
  ['OTHER_FUND', NONE, '19.79'],
] as const)('[TAX-01] of a lump sum of 19.79 of %s %s are exempt', (taxClass, exempt, taxed) => {
  const found = lumpSumTaxed(decimal('19.79'), exemptPercent(taxClass));
  expect([found.exempt, found.taxed].map(decimalText)).toEqual([exempt, taxed]);
  expect(euros(bookInto(emptyYear('client', 2026), 0n, { result: 1979n, taxClass }).taxable)).toBe(taxed);
});
