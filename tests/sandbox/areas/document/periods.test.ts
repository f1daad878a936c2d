import { monthsOver, quartersOver } from '@sandbox/areas/document/periods';
import { calendarDay } from '@domain/time/local-date';

describe('what a statement is about [PUB-04]', () => {
  it.each([
    ['the month that is not over is left out', '2026-10-01', '2026-11-30', ['2026-10-01..2026-10-31']],
    ['it is over on the day after its last', '2026-11-01', '2026-12-01', ['2026-11-01..2026-11-30']],
    ['one that began before the account is left out', '2026-10-02', '2026-11-30', []],
    ['February of a leap year', '2028-02-01', '2028-03-01', ['2028-02-01..2028-02-29']],
  ])('%s', (_reason, since, today, expected) => {
    const months = monthsOver(calendarDay(since), calendarDay(today));
    expect(months.map(({ from, to }) => `${from}..${to}`)).toEqual(expected);
  });

  it.each([
    [
      'a quarter of which the account saw the last month',
      '2026-08-01',
      '2026-10-01',
      ['2026-07-01..2026-09-30'],
    ],
    [
      'two at the turn of the year',
      '2026-09-01',
      '2027-01-01',
      ['2026-07-01..2026-09-30', '2026-10-01..2026-12-31'],
    ],
    ['none before its end', '2026-07-01', '2026-09-30', []],
  ])('%s', (_reason, since, today, expected) => {
    const quarters = quartersOver(calendarDay(since), calendarDay(today));
    expect(quarters.map(({ from, to }) => `${from}..${to}`)).toEqual(expected);
  });
});
