import { accruedOn, interestOf, mostInterestOf } from '@domain/instrument/bond-interest';
import type { InterestInterval } from '@domain/instrument/bond-terms';
import { amount } from '@domain/money/amount';
import { decimal, decimalText } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { calendarDay } from '@domain/time/local-date';
import { accrualExamples, type AccrualExample } from '../../support/accrued-interest-examples';

const intervals: Readonly<Record<AccrualExample['months'], InterestInterval>> = {
  3: 'QUARTERLY',
  6: 'HALF_YEARLY',
  12: 'YEARLY',
};

const bondOf = ({ rate, months, start, firstPayment, maturity }: AccrualExample) => ({
  rate: decimal(rate),
  interval: intervals[months],
  start: calendarDay(start),
  firstPayment: calendarDay(firstPayment),
  maturity: calendarDay(maturity),
});

describe('the interest a bond has accrued', () => {
  it.each(accrualExamples)('$what: $sum = $accrued [ORD-29]', (example) => {
    const accrued = accruedOn(bondOf(example), decimal('10000'), calendarDay(example.day));
    expect(decimalText(accrued)).toBe(example.accrued);
  });

  it('is rounded once, of the whole nominal', () => {
    const [example] = accrualExamples;
    if (example === undefined) throw new Error('No example');
    const accrued = accruedOn(bondOf(example), decimal('1'), calendarDay(example.day));
    expect(decimalText(accrued)).toBe('0.03');
  });

  it.each([
    // 3.65 % a year are a hundredth of a percent a day: of 50 half a cent.
    ['2026-01-02', '0.01', 'up, where half to even would leave nothing'],
    ['2026-01-03', '0.01', 'no half'],
    ['2026-01-06', '0.03', 'up, where half to even would stay at 0.02'],
    ['2026-01-01', '0.00', 'none on the first day'],
    ['2028-01-01', '0.00', 'none from maturity on'],
  ])('is, on %s, %s: half a cent goes %s [ORD-29]', (day, accrued) => {
    const interest = {
      rate: decimal('3.65'),
      interval: 'YEARLY',
      start: calendarDay('2026-01-01'),
      firstPayment: calendarDay('2027-01-01'),
      maturity: calendarDay('2028-01-01'),
    } as const;
    expect(decimalText(accruedOn(interest, decimal('50'), calendarDay(day)))).toBe(accrued);
  });

  it('counts to the day the trade settles, the second bank day after it', () => {
    const interest = bondOf({
      ...(accrualExamples.find(({ what }) => what === 'a federal bond') ?? never()),
    });
    // Friday, 20 November 2026: settled on Tuesday.
    expect(interestOf({ interest }, amount('10000', EUR), calendarDay('2026-11-20'))).toEqual({
      amount: amount('49.81', EUR),
      tradedOn: '2026-11-20',
      settledOn: '2026-11-24',
    });
  });

  it('is at most that of the day before a payment, even where the last trade settles on the payment day', () => {
    const interest = {
      rate: decimal('3.65'),
      interval: 'YEARLY',
      start: calendarDay('2024-12-01'),
      firstPayment: calendarDay('2025-12-01'),
      maturity: calendarDay('2035-12-01'),
    } as const;
    // Of 10,000 a euro a day: traded on Friday the 27th it settles on the payment day itself, and bears nothing yet.
    const [first, last] = [calendarDay('2026-11-23'), calendarDay('2026-11-27')];
    expect(interestOf({ interest }, amount('10000', EUR), last)?.amount).toEqual(amount('0.00', EUR));
    expect(mostInterestOf({ interest }, amount('10000', EUR), { first, last })).toEqual(
      amount('364.00', EUR),
    );
    expect(mostInterestOf({}, amount('10000', EUR), { first, last })).toBeUndefined();
  });

  it('is none where the security is traded without', () => {
    expect(interestOf({}, amount('10000', EUR), calendarDay('2026-11-20'))).toBeUndefined();
  });
});

function never(): never {
  throw new Error('No example');
}
