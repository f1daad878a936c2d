import { decimal, decimalText } from '@domain/money/decimal';
import { calendarDay } from '@domain/time/local-date';
import type { BondTerms } from '@sandbox/market/catalogue/bond-terms';
import { yieldToMaturity } from '@sandbox/market/price/bond-yield';

const terms = (
  rate: string,
  months: BondTerms['months'],
  [interestFrom, firstPayment, maturity]: readonly [string, string, string],
): BondTerms => ({
  rate: decimal(rate),
  months,
  interestFrom: calendarDay(interestFrom),
  firstPayment: calendarDay(firstPayment),
  maturity: calendarDay(maturity),
});

const yearly = terms('4.00', 12, ['2021-05-20', '2022-05-20', '2029-05-20']);
const halfYearly = terms('4.25', 6, ['2023-05-20', '2023-11-20', '2029-05-20']);
const long = terms('1.80', 12, ['2022-08-15', '2023-08-15', '2053-08-15']);
const shortFirst = terms('3.60', 12, ['2026-09-15', '2027-03-15', '2033-03-15']);
const longFirst = terms('3.00', 12, ['2025-09-15', '2027-03-15', '2030-03-15']);
const nearlyOver = terms('3.00', 12, ['2021-12-15', '2022-12-15', '2026-12-15']);
const withoutInterest = terms('0', 12, ['2032-02-15', '2032-02-15', '2032-02-15']);

/*
 * Calculated apart from the bank's code: payments discounted by (1 + y) ^ years with 50 digits, the years of a broken period
 * by ACT/ACT, y found by bisection. The first two need no machine: at par on a payment day a bond yields what it pays.
 */
describe('the yield to maturity of a bond [PUB-01]', () => {
  it.each<[string, BondTerms, price: string, paidOn: string, percent: string]>([
    ['at par it is the rate', yearly, '100', '2026-05-20', '4.0000'],
    ['at par, paid twice a year: 1.02125 ^ 2 - 1', halfYearly, '100', '2026-11-20', '4.2952'],
    ['below par, four days after a payment', halfYearly, '98.50', '2026-11-24', '4.9572'],
    ['over 27 years', long, '79.35', '2026-11-24', '2.9240'],
    ['in a short first period', shortFirst, '100.80', '2026-11-24', '3.4576'],
    ['in a long first period, before its first regular day', longFirst, '97.00', '2025-12-01', '3.7585'],
    ['three weeks before the end', nearlyOver, '99.86', '2026-11-24', '5.4251'],
    ['without interest: (100 / 86.74) ^ (1 / years) - 1', withoutInterest, '86.74', '2026-11-24', '2.7587'],
    ['above all it still pays it is negative', nearlyOver, '101.00', '2026-11-24', '-12.9827'],
  ])('%s', (_, bond, price, paidOn, percent) => {
    const found = yieldToMaturity(bond, decimal(price), calendarDay(paidOn));
    expect(found && decimalText(found)).toBe(percent);
  });

  it.each<[string, BondTerms, price: string, paidOn: string]>([
    ['once it is repaid', nearlyOver, '99.86', '2026-12-15'],
    ['at a price that no rate explains', nearlyOver, '1000000', '2026-11-24'],
    [
      'where it ends on no regular day',
      terms('3.00', 12, ['2021-12-15', '2022-12-15', '2027-03-01']),
      '99.00',
      '2026-11-24',
    ],
  ])('is not known %s', (_, bond, price, paidOn) => {
    expect(yieldToMaturity(bond, decimal(price), calendarDay(paidOn))).toBeUndefined();
  });
});
