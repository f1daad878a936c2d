import { withLatest, yearsOf, type PlanExecution } from '@domain/savings-plan/plan-execution';
import { addMonths, calendarDay } from '@domain/time/local-date';
import * as E from 'fp-ts/Either';
import { fc } from '@tests/support/properties';

const day = (nominal: string, id = nominal): PlanExecution => ({
  id,
  nominal: calendarDay(nominal),
  day: calendarDay(nominal),
  status: E.right('SETTLED'),
  positions: [],
});

/** So many months up to December 2026, the latest first. */
const months = (length: number, id = 'as-read'): readonly PlanExecution[] =>
  Array.from({ length }, (_, index) => {
    const nominal = addMonths(calendarDay('2026-12-01'), -index);
    return day(nominal, `${id} ${nominal}`);
  });

describe('a log with what its beginning says by now [SAV-07]', () => {
  it.each([
    ['a further day', ['2026-12-01'], ['2027-01-01', '2026-12-01'], ['2027-01-01', '2026-12-01']],
    ['nothing new', ['2026-12-01', '2026-11-01'], ['2026-12-01'], ['2026-12-01', '2026-11-01']],
    ['nothing at all', ['2026-12-01'], [], ['2026-12-01']],
    ['the first day', [], ['2026-12-01'], ['2026-12-01']],
  ])('%s', (_, log, latest, expected) => {
    const merged = withLatest(
      log.map((nominal) => day(nominal)),
      latest.map((nominal) => day(nominal)),
    );
    expect(merged.map(({ nominal }) => nominal)).toEqual(expected);
  });

  it('has each day once, and the beginning as it was read last', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 }), (length, read) => {
        const latest = months(Math.min(length, read), 'read again');
        const merged = withLatest(months(length), latest);
        expect(merged.map(({ nominal }) => nominal)).toEqual(months(length).map(({ nominal }) => nominal));
        expect(merged.slice(0, latest.length)).toEqual(latest);
      }),
    );
  });
});

describe('the years of a log [SAV-07]', () => {
  it.each([
    [[], []],
    [['2026-12-01'], [[2026, 0]]],
    [
      ['2027-01-15', '2026-12-15', '2026-01-15', '2024-07-15'],
      [
        [2027, 0],
        [2026, 1],
        [2024, 3],
      ],
    ],
  ])('%j', (log, expected) => {
    expect([...yearsOf(log.map((nominal) => day(nominal)))]).toEqual(expected);
  });
});
