import { decimal, decimalText } from '@domain/money/decimal';
import { calendarDay } from '@domain/time/local-date';
import type { BondTerms } from '@sandbox/market/catalogue/bond-terms';
import { accruedInterest, mostAccrued } from '@sandbox/market/price/accrued-interest';
import { accrualExamples, type AccrualExample } from '../../support/accrued-interest-examples';

const bondOf = ({ rate, months, start, firstPayment, maturity }: AccrualExample): BondTerms => ({
  rate: decimal(rate),
  months,
  interestFrom: calendarDay(start),
  firstPayment: calendarDay(firstPayment),
  maturity: calendarDay(maturity),
});
const NOMINAL = decimal('10000');

describe('the interest a bond has accrued, by the bank', () => {
  it.each(accrualExamples)('$what: $sum = $accrued', (example) => {
    const accrued = accruedInterest(bondOf(example), NOMINAL, calendarDay(example.day));
    expect(decimalText(accrued)).toBe(example.accrued);
  });
});

describe('the most that can have accrued when an order executes', () => {
  const dollar = accrualExamples.find(({ what }) => what === 'four days after a payment');
  it.each([
    ['2026-11-24', '2026-11-24', '4.70', 'a single day: 212.50 * 4/181'],
    ['2026-11-24', '2026-12-18', '32.87', 'the last day: 212.50 * 28/181'],
    ['2026-11-16', '2026-11-24', '211.35', 'the eve of the payment between them: 212.50 * 183/184'],
    ['2026-11-20', '2026-11-24', '4.70', 'a payment on the first day is over: 212.50 * 4/181'],
  ])('from %s to %s it is %s: %s', (from, to, most) => {
    if (dollar === undefined) throw new Error('No example');
    const found = mostAccrued(bondOf(dollar), NOMINAL, calendarDay(from), calendarDay(to));
    expect(decimalText(found)).toBe(most);
  });
});
