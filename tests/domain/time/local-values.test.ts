import { calendarDay, compareDates, localDate } from '@domain/time/local-date';
import { localTime, timeOfDay } from '@domain/time/local-time';
import { parseWireTime } from '@domain/time/wire-time';
import * as O from 'fp-ts/Option';

describe('reading a day of the calendar', () => {
  it.each(['2026-02-28', '2028-02-29', '1999-12-31'])('takes %s', (text) => {
    expect(localDate(text)).toEqual(O.some(text));
    expect(calendarDay(text)).toBe(text);
  });

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-01',
    ' 2026-01-01',
    '2026-01-01T',
    '26-01-01',
    '+012026-01',
    '-000001-01',
    '',
  ])('refuses "%s"', (text) => {
    expect(localDate(text)).toEqual(O.none);
    expect(() => calendarDay(text)).toThrow('Not a day');
  });

  it.each([
    ['2026-01-31', '2026-02-01', -1],
    ['2026-02-01', '2026-02-01', 0],
    ['2027-01-01', '2026-12-31', 1],
  ] as const)('orders %s and %s as %d', (a, b, order) => {
    expect(compareDates(calendarDay(a), calendarDay(b))).toBe(order);
  });
});

describe('reading a time of day', () => {
  it.each([
    ['09:00', '09:00:00'],
    ['23:59:59', '23:59:59'],
    ['00:00', '00:00:00'],
  ])('takes %s as %s', (text, time) => {
    expect(localTime(text)).toEqual(O.some(time));
    expect(timeOfDay(text)).toBe(time);
  });

  it.each(['24:00', '9:00', '09:60', '09:00:60', ' 09:00', '09:00:00.1', '109:00', ''])(
    'refuses "%s"',
    (text) => {
      expect(localTime(text)).toEqual(O.none);
      expect(() => timeOfDay(text)).toThrow('Not a time of day');
    },
  );
});

it.each(['2026-11-23', '2026-11-23T10:00:00', '10:00:00+01', 'yesterday', ''])(
  'the wire has no moment "%s"',
  (text) => {
    expect(parseWireTime(text)).toEqual(O.none);
  },
);
