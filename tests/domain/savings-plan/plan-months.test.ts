import { amount } from '@domain/money/amount';
import { decimal, decimalText, type Decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { anniversaryAfter, buysFrom, dueDays, firstDueDay } from '@domain/savings-plan/execution-days';
import { ratesByMonth, scheduleOf, whyNothing } from '@domain/savings-plan/plan-sums';
import { calendarDay } from '@domain/time/local-date';
import { plan } from '../support/plan-samples';

const day = calendarDay;
const text = (value: Decimal | undefined) => value && decimalText(value);

describe('the rates of a plan that has run for years, month by month [SAV-07]', () => {
  // Begun on 1 December 2026 with 100 EUR and 3 % a year: the bank says 106.09 since December 2028, and the next raise.
  const grown = {
    ...plan,
    nextExecution: day('2029-02-01'),
    increase: decimal('3'),
    increaseFrom: day('2029-12-01'),
    positions: plan.positions.map((position) => ({ ...position, rate: amount('106.09', EUR) })),
  } as const;
  const rates = (more: Partial<typeof grown>, from: string, count: number) =>
    ratesByMonth({ ...grown, ...more }, day(from), count).map(text);

  it('are raised once for each raise to come, and not again for those that lie behind', () => {
    expect(rates({}, '2029-01-15', 13)).toEqual([
      undefined,
      ...Array.from({ length: 10 }, () => '106.09'),
      '109.27',
      '109.27',
    ]);
  });

  it('are not raised where the bank tells of no further raise', () => {
    const { increaseFrom: _, ...last } = grown;
    expect(new Set(ratesByMonth(last, day('2029-02-01'), 12).map(text))).toEqual(new Set(['106.09']));
  });

  it('leave out what was due today and is dealt with', () => {
    expect(rates({ nextExecution: day('2029-03-01') }, '2029-02-01', 2)).toEqual([undefined, '106.09']);
    expect(rates({}, '2029-02-01', 2)).toEqual(['106.09', '106.09']);
  });

  it('stand in the month of the execution day, whatever day of the month the plan was begun on', () => {
    const begun = { startDate: day('2026-11-27'), executionDay: 7, nextExecution: day('2026-12-07') };
    expect(rates(begun, '2026-11-24', 2)).toEqual([undefined, '106.09']);
    expect(scheduleOf({ ...grown, ...begun })?.start).toBe('2026-12-07');
  });
});

describe('why a plan buys nothing in a month [SAV-07]', () => {
  const december = { from: day('2026-12-01'), to: day('2026-12-31') };
  it.each([
    ['2026-12-10', { suspension: december }, 'suspended'],
    ['2027-01-10', { suspension: { from: day('2026-12-20') } }, 'suspended'],
    ['2026-11-22', {}, 'later'],
    ['2027-03-01', { endDate: day('2027-02-01') }, 'ended'],
    ['2027-01-20', { nextExecution: day('2027-02-01') }, 'past'],
    ['2027-01-05', { interval: 'QUARTERLY' }, 'not-due'],
    ['2027-01-05', { state: 'ENDED' }, 'not-due'],
  ] as const)('in the month of %s, with %j, because it is %s', (month, more, why) => {
    const started = { ...plan, startDate: day('2026-12-01'), executionDay: 1, interval: 'MONTHLY' } as const;
    expect(whyNothing({ ...started, ...more }, day(month))).toBe(why);
  });
});

describe('from which day on a plan buys', () => {
  it.each([
    ['2026-12-01', '2026-11-24', '2026-12-01'],
    ['2026-12-01', '2026-12-01', '2026-12-01'],
    ['2026-11-01', '2026-11-24', '2026-11-24'],
    [undefined, '2026-11-24', '2026-11-24'],
  ])('next %s, today %s: %s', (next, today, from) => {
    expect(buysFrom(next === undefined ? {} : { nextExecution: day(next) }, day(today))).toBe(from);
  });

  it('is not known where the bank tells neither start nor next execution', () => {
    const { startDate: _start, nextExecution: _next, ...bare } = plan;
    expect(scheduleOf(bare)).toBeUndefined();
    expect(ratesByMonth(bare, day('2026-11-24'), 2)).toEqual([undefined, undefined]);
  });
});

describe('the first day of a plan', () => {
  it.each([
    ['2026-11-27', 7, '2026-12-07'],
    ['2026-12-07', 7, '2026-12-07'],
    ['2026-12-08', 7, '2027-01-07'],
    ['2027-02-03', 31, '2027-02-28'],
    ['2027-01-31', 30, '2027-02-28'],
    ['2028-02-29', 29, '2028-02-29'],
  ])('from %s on, on the %d of the month, is %s', (from, executionDay, first) => {
    expect(firstDueDay(day(from), executionDay)).toBe(first);
  });

  it.each([
    ['2026-12-01', '2026-12-01', '2027-12-01'],
    ['2026-12-01', '2027-11-30', '2027-12-01'],
    ['2026-12-01', '2027-12-01', '2028-12-01'],
    ['2026-12-01', '2028-02-29', '2028-12-01'],
    ['2028-02-29', '2028-03-01', '2029-02-28'],
    ['2028-02-29', '2029-02-28', '2030-02-28'],
  ])('%s has its first anniversary after %s on %s', (first, after, anniversary) => {
    expect(anniversaryAfter(day(first), day(after))).toBe(anniversary);
  });

  it('is raised from the day that is named, and on each anniversary of it', () => {
    const schedule = {
      interval: 'HALF_YEARLY',
      start: day('2026-12-01'),
      nextRaise: day('2028-06-01'),
    } as const;
    expect(dueDays(schedule, day('2026-12-01'), 8).map(({ raises }) => raises)).toEqual([
      0, 0, 0, 1, 1, 2, 2, 3,
    ]);
  });
});
