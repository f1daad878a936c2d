import { addDays, calendarDay, compareDates, dayOfWeek, daysBetween } from '@domain/time/local-date';
import {
  easterSunday,
  isTradingDay,
  maxValidity,
  nextTradingDay,
  tradingDayFrom,
  tradingDayUpTo,
  ultimo,
  ultimoFrom,
  validityHorizon,
} from '@domain/time/trading-calendar';
import { fc } from '@tests/support/properties';
import vectors from '../vectors.json';

const vector = vectors.trading_calendar;
/** The table of 2028 leaves out Tuesday 26 December, which the rule closes every year (rules.md 3). */
const missingInTable: Readonly<Record<string, readonly string[]>> = { '2028': ['2028-12-26'] };
const days = fc.integer({ min: 0, max: 36_524 }).map((days) => addDays(calendarDay('2000-01-01'), days));

describe('the trading calendar', () => {
  it.each(Object.entries(vector.closed))(
    'of %s is closed on the weekdays of the table and no others [ORD-11]',
    (year, closed) => {
      const first = calendarDay(`${year}-01-01`);
      const weekdays = Array.from(
        { length: daysBetween(first, calendarDay(`${year}-12-31`)) + 1 },
        (_, index) => addDays(first, index),
      ).filter((day) => dayOfWeek(day) <= 5);
      expect(weekdays.filter((day) => !isTradingDay(day))).toEqual([
        ...closed,
        ...(missingInTable[year] ?? []),
      ]);
    },
  );

  it.each(vector.open_although_public_holiday)('%s is open although a holiday', (day) => {
    expect(isTradingDay(calendarDay(day))).toBe(true);
  });

  it('is closed at every weekend', () => {
    fc.assert(fc.property(days, (day) => dayOfWeek(day) <= 5 || !isTradingDay(day)));
  });

  it('has its last trading days of 2026 [ORD-11]', () => {
    const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-10`);
    expect(months.map((day) => ultimo(calendarDay(day)))).toEqual(vector.ultimo_2026);
  });

  it.each([
    ['2026-10-30', '2026-10-30', 'the day itself'],
    ['2026-10-31', '2026-11-30', 'a weekend after it'],
    ['2026-12-31', '2027-01-29', 'the last day of the year, on which nothing trades'],
    ['2026-11-02', '2026-11-30', 'early in the month'],
  ])('has its next last trading day of a month on or after %s on %s: %s [ORD-11]', (today, expected) => {
    expect(ultimoFrom(calendarDay(today))).toBe(expected);
  });

  it('ends a month by the days of the venue, where it keeps others [ORD-11]', () => {
    const newYearsEve = calendarDay('2026-12-31');
    expect(ultimoFrom(newYearsEve, (day) => dayOfWeek(day) <= 5)).toBe(newYearsEve);
  });

  it('finds trading days around any day', () => {
    fc.assert(
      fc.property(days, (day) => {
        const [before, upTo, from, after] = [
          tradingDayUpTo(addDays(day, -1)),
          tradingDayUpTo(day),
          tradingDayFrom(day),
          nextTradingDay(day),
        ] as const;
        expect([before, upTo, from, after].every(isTradingDay)).toBe(true);
        expect([compareDates(before, day), compareDates(after, day)]).toEqual([-1, 1]);
        expect([upTo === day, from === day]).toEqual([isTradingDay(day), isTradingDay(day)]);
        expect(nextTradingDay(before)).toBe(from);
        expect(tradingDayUpTo(addDays(after, -1))).toBe(upTo);
      }),
    );
  });
});

describe('the longest validity', () => {
  it.each(vector.max_validity.map(([entry = '', end = '']) => [entry, end] as const))(
    'of an order entered on %s ends on %s [ORD-11]',
    (entry, end) => {
      expect(maxValidity(calendarDay(entry))).toBe(end);
    },
  );

  it('is a trading day and never passes 359 days after entry', () => {
    fc.assert(
      fc.property(days, (entry) => {
        const end = maxValidity(entry);
        expect(isTradingDay(end)).toBe(true);
        expect(daysBetween(entry, end)).toBeLessThanOrEqual(359);
        expect(daysBetween(entry, validityHorizon(entry))).toBe(359);
      }),
    );
  });
});

describe('Easter', () => {
  it.each([
    ['2026-04-05', 'this year'],
    ['2024-03-31', 'in March'],
    ['1954-04-18', 'an exception of the rule of Gauss: not the 25th'],
    ['1981-04-19', 'the other exception: not the 26th'],
    ['2038-04-25', 'as late as it can be'],
    ['1818-03-22', 'as early as it can be'],
  ])('falls on %s: %s', (day) => {
    expect(easterSunday(Number(day.slice(0, 4)))).toBe(day);
  });

  it('is a Sunday between 22 March and 25 April', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1583, max: 4099 }), (year) => {
        const easter = easterSunday(year);
        expect(dayOfWeek(easter)).toBe(7);
        expect(easter.slice(5) >= '03-22' && easter.slice(5) <= '04-25').toBe(true);
      }),
    );
  });
});
