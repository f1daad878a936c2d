import { chooseExecutionDay } from '@domain/savings-plan/form/choose-day';
import { daysAhead, type EnteredDays } from '@domain/savings-plan/form/plan-ahead';
import type { SavingsPlan } from '@domain/savings-plan/savings-plan';
import { calendarDay } from '@domain/time/local-date';
import { conditions, plan, planSession } from '../support/plan-samples';

const day = calendarDay;

/** The nominal days, and how often the rates that stand are raised by then. */
const ahead = (
  entered: Partial<EnteredDays>,
  today: string,
  count: number,
  current?: SavingsPlan,
): readonly string[] =>
  daysAhead(
    { interval: 'MONTHLY', start: day('2026-12-01'), executionDay: 1, ...entered },
    day(today),
    count,
    current,
  ).map(({ nominal, raises }) => `${nominal} +${String(raises)}`);

describe('the days ahead of a plan that is entered [SAV-01]', () => {
  it('begin with the execution day on or after its start, and are raised from the anniversary of that', () => {
    expect(ahead({ start: day('2026-11-27'), executionDay: 7 }, '2026-11-24', 1)).toEqual(['2026-12-07 +0']);
    expect(ahead({ interval: 'HALF_YEARLY' }, '2026-11-24', 5)).toEqual([
      '2026-12-01 +0',
      '2027-06-01 +0',
      '2027-12-01 +1',
      '2028-06-01 +1',
      '2028-12-01 +2',
    ]);
  });

  describe('of one that has bought for two years', () => {
    const current: SavingsPlan = {
      ...plan,
      startDate: day('2026-12-01'),
      nextExecution: day('2028-12-01'),
      increaseFrom: day('2029-12-01'),
    };
    const yearly = { ...current, interval: 'YEARLY' } as const;

    it('go on from the next execution, whose rates contain the raises that lie behind', () => {
      expect(ahead({ interval: 'YEARLY' }, '2028-11-24', 3, yearly)).toEqual([
        '2028-12-01 +0',
        '2029-12-01 +1',
        '2030-12-01 +2',
      ]);
    });

    it('leave out what is dealt with today', () => {
      const dealt = { ...current, nextExecution: day('2029-01-02') };
      expect(ahead({}, '2028-12-01', 1, dealt)).toEqual(['2029-01-01 +0']);
      expect(ahead({}, '2028-12-01', 1, current)).toEqual(['2028-12-01 +0']);
    });

    it.each<[string, Partial<EnteredDays>, string]>([
      ['another day of the month', { executionDay: 15 }, '2028-12-15 +0'],
      ['another rhythm', { interval: 'QUARTERLY' }, '2028-12-01 +0'],
    ])('follow %s from the day after today on', (_, entered, next) => {
      expect(ahead(entered, '2028-11-24', 1, current)).toEqual([next]);
      expect(ahead(entered, next.slice(0, 10), 1, current)).not.toEqual([next]);
    });

    it('are raised at the next anniversary where they were not raised before', () => {
      const { increaseFrom: _, ...never } = current;
      expect(ahead({}, '2028-12-01', 13, never).filter((each) => each.endsWith('+1'))).toEqual([
        '2029-12-01 +1',
      ]);
      expect(
        ahead({ interval: 'YEARLY' }, '2028-12-02', 1, { ...yearly, nextExecution: day('2029-12-03') }),
      ).toEqual(['2029-12-01 +1']);
    });

    it('do not begin before today where the bank tells a day that lies behind', () => {
      expect(ahead({}, '2028-12-01', 1, { ...current, nextExecution: day('2028-11-01') })).toEqual([
        '2028-12-01 +0',
      ]);
    });

    it('begin again with another start', () => {
      const other = { ...current, increaseFrom: day('2029-06-01') };
      const halves = { start: day('2029-02-01'), interval: 'HALF_YEARLY' } as const;
      expect(ahead(halves, '2028-11-24', 3, other)).toEqual([
        '2029-02-01 +0',
        '2029-08-01 +0',
        '2030-02-01 +1',
      ]);
      expect(ahead({ start: day('2029-02-01'), interval: 'YEARLY' }, '2028-11-24', 2, yearly)).toEqual([
        '2029-02-01 +0',
        '2030-02-01 +1',
      ]);
    });
  });
});

describe('another execution day [SAV-01]', () => {
  const offered = ['2026-12-01', '2026-12-07', '2026-12-15', '2027-02-01', '2027-02-15', '2027-03-07'].map(
    day,
  );
  const chosen = (start: string | undefined, executionDay: string | undefined) => {
    const session = planSession({ conditions: { ...conditions, startDates: offered } });
    const { nodes } = session;
    if (start !== undefined) session.field(nodes.startDate).setValue(start);
    chooseExecutionDay(session, executionDay);
    return [session.field(nodes.executionDay).value, session.field(nodes.startDate).value];
  };

  it.each([
    ['is followed by a start that nobody chose', undefined, '15', '2026-12-15'],
    ['keeps a start that was chosen in its month', '2027-02-01', '15', '2027-02-15'],
    ['brings it back there', '2027-02-15', '1', '2027-02-01'],
    ['takes the next one offered where the month has none', '2027-02-15', '7', '2027-03-07'],
    ['lets the bank propose where none is offered any more', '2027-03-07', '15', '2026-12-15'],
    ['leaves a day alone on which the plan began long ago', '2024-12-01', '15', '2024-12-01'],
    ['leaves a day alone on which the plan begins today', '2026-11-22', '15', '2026-11-22'],
  ])('%s', (_, start, executionDay, expected) => {
    expect(chosen(start, executionDay)).toEqual([executionDay, expected]);
  });
});
