import { addDays, calendarDay, dayOfWeek } from '@domain/time/local-date';
import { easterSunday } from '@sandbox/market/venue/easter';
import {
  isTradingDay,
  nextTradingDay,
  shortClose,
  tradingDayFrom,
  tradingDayUpTo,
} from '@sandbox/market/venue/german-calendar';

/** Easter Sundays as the Physikalisch-Technische Bundesanstalt and the US Naval Observatory print them. */
const printed =
  '1818-03-22 1954-04-18 1981-04-19 2019-04-21 2020-04-12 2021-04-04 2022-04-17 2023-04-09 2024-03-31 2025-04-20 ' +
  '2026-04-05 2027-03-28 2028-04-16 2029-04-01 2030-04-21 2031-04-13 2032-03-28 2033-04-17 2034-04-09 2035-03-25 ' +
  '2036-04-13 2037-04-05 2038-04-25 2039-04-10 2040-04-01 2049-04-18 2076-04-19';

/** The weekdays of a year on which German exchanges do not trade. */
function closedIn(year: number): readonly string[] {
  const first = calendarDay(`${String(year)}-01-01`);
  return Array.from({ length: 365 }, (_, ahead) => addDays(first, ahead)).filter(
    (day) => dayOfWeek(day) <= 5 && !isTradingDay(day),
  );
}

describe('the bank’s own calendar of German exchanges', () => {
  it.each(printed.split(' '))('has Easter on %s, as it is printed', (day) => {
    expect(easterSunday(Number(day.slice(0, 4)))).toBe(day);
  });

  it.each([
    [2025, '01-01 04-18 04-21 05-01 12-24 12-25 12-26 12-31', 'all on weekdays'],
    [2026, '01-01 04-03 04-06 05-01 12-24 12-25 12-31', 'the second day of Christmas is a Saturday'],
    [2027, '01-01 03-26 03-29 12-24 12-31', 'Labour Day and Christmas are at weekends'],
  ])('of %d is closed on %s, as Xetra announced: %s [ORD-11]', (year, days) => {
    expect(closedIn(year)).toEqual(days.split(' ').map((day) => `${String(year)}-${day}`));
  });

  it.each<[day: string, time: string | undefined, why: string]>([
    ['2026-12-30', '14:00', 'the last trading day of the year'],
    ['2028-12-30', undefined, 'a Saturday'],
    ['2026-12-29', undefined, 'an ordinary day'],
  ])('closes on %s at %s: %s', (day, time) => {
    expect(shortClose(calendarDay(day))).toBe(time);
  });

  it('finds its way over Easter', () => {
    const goodFriday = calendarDay('2026-04-03');
    expect(tradingDayFrom(goodFriday)).toBe('2026-04-07');
    expect(tradingDayUpTo(goodFriday)).toBe('2026-04-02');
    expect(nextTradingDay(calendarDay('2026-04-02'))).toBe('2026-04-07');
    expect(tradingDayFrom(calendarDay('2026-04-07'))).toBe('2026-04-07');
  });
});
