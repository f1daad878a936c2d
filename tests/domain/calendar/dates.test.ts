import {
  formatGermanDate,
  formatShortGermanDate,
  formatShortIsoDate,
  parseGermanDate,
  parseShortGermanDate,
  parseShortIsoDate,
} from '@domain/time/german-date';
import {
  addDays,
  calendarDay,
  compareDates,
  dayOfWeek,
  daysBetween,
  lastDayOfMonth,
  localDate,
  yearOf,
  type LocalDate,
} from '@domain/time/local-date';
import { localTime, timeOfDay } from '@domain/time/local-time';
import { fc } from '@tests/support/properties';
import * as O from 'fp-ts/Option';

const days = fc
  .date({ min: new Date('1000-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date): LocalDate => calendarDay(date.toISOString().slice(0, 10)));

describe('days', () => {
  it.each(['2026-01-31', '2024-02-29', '2000-02-29', '1999-12-31', '0050-06-01'])(
    '%s exists [KIT-02]',
    (text) => {
      expect(localDate(text)).toEqual(O.some(text));
    },
  );

  it.each([
    ['2026-02-30', 'February has no 30th'],
    ['2025-02-29', 'no leap year'],
    ['1900-02-29', 'a century is none'],
    ['2026-04-31', 'April has 30 days'],
    ['2026-13-01', 'no such month'],
    ['2026-00-10', 'no month zero'],
    ['2026-1-1', 'one digit'],
    ['26-01-01', 'no century'],
    ['2026-01-01T00:00', 'a time'],
    ['12026-01-01', 'a year of five digits'],
    ['2026-01-011', 'a day of three'],
    ['', 'nothing'],
  ])('%j does not exist: %s [KIT-02]', (text) => {
    expect(localDate(text)).toEqual(O.none);
    expect(() => calendarDay(text)).toThrow('Not a day');
  });

  it('are as far apart as they were moved', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -4000, max: 4000 }), (day, distance) => {
        fc.pre(yearOf(day) > 1011 && yearOf(day) < 9988);
        const moved = addDays(day, distance);
        expect(daysBetween(day, moved)).toBe(distance);
        expect(compareDates(moved, day)).toBe(Math.sign(distance));
        expect(dayOfWeek(addDays(day, 7))).toBe(dayOfWeek(day));
      }),
    );
  });

  it('are neither before nor after themselves', () => {
    const day = calendarDay('2026-11-23');
    expect(compareDates(day, day)).toBe(0);
  });

  it.each([
    ['2026-11-23', 1, 'Monday'],
    ['2027-11-14', 7, 'Sunday'],
    ['2026-01-01', 4, 'Thursday'],
  ])('%s is weekday %i: %s', (day, expected) => {
    expect(dayOfWeek(calendarDay(day))).toBe(expected);
  });

  it.each([
    ['2026-02-10', '2026-02-28'],
    ['2028-02-01', '2028-02-29'],
    ['2026-12-31', '2026-12-31'],
    ['2026-01-31', '2026-01-31'],
  ])('the month of %s ends on %s', (day, last) => {
    expect(lastDayOfMonth(calendarDay(day))).toBe(last);
  });
});

describe('German dates', () => {
  it.each([
    ['30.11.2026', '2026-11-30', 'dd.mm.yyyy'],
    [' 01.01.2027 ', '2027-01-01', 'blanks around'],
    ['29.02.2028', '2028-02-29', 'a leap day'],
  ])('%j is %s: %s [KIT-02]', (text, expected) => {
    expect(parseGermanDate(text)).toEqual(O.some(expected));
  });

  it.each([
    ['30.02.2026', 'impossible'],
    ['31.04.2026', 'impossible'],
    ['1.1.2026', 'one digit'],
    ['11.2026', 'the short form, where a day is needed'],
    ['130.11.2026', 'a day of three digits'],
    ['30.11.20261', 'a year of five'],
    ['2026-11-30', 'the ISO form'],
    ['', 'nothing'],
  ])('%j is none: %s [KIT-02]', (text) => {
    expect(parseGermanDate(text)).toEqual(O.none);
  });

  it.each([
    ['11.2026', '15', '2026-11-15', 'the day completes the short form'],
    [' 11.2026 ', '15', '2026-11-15', 'blanks around'],
    ['15.11.2026', '01', '2026-11-15', 'a day that was typed wins'],
  ])('%s with the day %s is %s: %s [KIT-02]', (text, day, expected) => {
    expect(parseShortGermanDate(text, day)).toEqual(O.some(expected));
  });

  it.each([
    ['2026-11', '15', '2026-11-15', 'the day completes the short form'],
    ['2026-11-20', '01', '2026-11-20', 'a day that was given wins'],
  ])('%s with the day %s is %s: %s [KIT-02]', (text, day, expected) => {
    expect(parseShortIsoDate(text, day)).toEqual(O.some(expected));
  });

  it.each([
    ['02.2026', '30', 'the day does not exist in that month'],
    ['11.2026', '5', 'the day has one digit'],
    ['13.2026', '01', 'no such month'],
    ['1.2026', '01', 'the month has one digit'],
    ['11.20261', '01', 'the year has five digits'],
  ])('%s with the day %s is none: %s [KIT-02]', (text, day) => {
    expect(parseShortGermanDate(text, day)).toEqual(O.none);
    const [month = '', year = ''] = text.split('.');
    expect(parseShortIsoDate(`${year}-${month}`, day)).toEqual(O.none);
  });

  it('come back as they were written [KIT-02]', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(parseGermanDate(formatGermanDate(day))).toEqual(O.some(day));
        expect(parseShortGermanDate(formatShortGermanDate(day), day.slice(8))).toEqual(O.some(day));
        expect(parseShortIsoDate(formatShortIsoDate(day), day.slice(8))).toEqual(O.some(day));
        expect(formatShortIsoDate(day)).toHaveLength(7);
      }),
    );
  });
});

describe('times of day', () => {
  it.each([
    ['09:00', O.some('09:00:00')],
    ['23:59:59', O.some('23:59:59')],
    ['24:00', O.none],
    ['9:00', O.none],
    ['109:00', O.none],
    ['12:60', O.none],
    ['12:00:60', O.none],
  ])('%s reads as %j', (text, expected) => {
    expect(localTime(text)).toEqual(expected);
  });

  it('in the code are a bug when malformed', () => {
    expect(() => timeOfDay('25:00')).toThrow('25:00');
  });
});
