import { addDays, calendarDay, dayOfWeek } from '@domain/time/local-date';
import { newYorkIsShort, newYorkTrades } from '@sandbox/market/venue/new-york-calendar';

/** The weekdays of a year on which New York does not trade. */
function closedIn(year: number): readonly string[] {
  const first = calendarDay(`${year}-01-01`);
  return Array.from({ length: 365 }, (_, ahead) => addDays(first, ahead)).filter(
    (day) => dayOfWeek(day) <= 5 && !newYorkTrades(day),
  );
}

describe('the calendar of New York', () => {
  it.each([
    [2025, '01-01 01-20 02-17 04-18 05-26 06-19 07-04 09-01 11-27 12-25', 'all on weekdays'],
    [2026, '01-01 01-19 02-16 04-03 05-25 06-19 07-03 09-07 11-26 12-25', 'Independence Day is a Saturday'],
    [2027, '01-01 01-18 02-15 03-26 05-31 06-18 07-05 09-06 11-25 12-24', 'three holidays at weekends'],
    [
      2022,
      '01-17 02-21 04-15 05-30 06-20 07-04 09-05 11-24 12-26',
      'New Year on a Saturday is not made up for',
    ],
  ])('of %d is closed on %s: %s [ORD-11]', (year, days) => {
    expect(closedIn(year)).toEqual(days.split(' ').map((day) => `${year}-${day}`));
  });

  it.each([
    ['2026-11-27', true, 'the day after Thanksgiving'],
    ['2026-12-24', true, 'Christmas Eve'],
    ['2025-07-03', true, 'the day before Independence Day'],
    ['2026-07-03', false, 'a holiday itself'],
    ['2026-11-20', false, 'any Friday'],
  ])('on %s is short %s: %s', (day, expected) => {
    expect(newYorkIsShort(calendarDay(day))).toBe(expected);
  });
});
