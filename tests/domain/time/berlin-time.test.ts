import { berlinInstant, berlinOffset, berlinTime } from '@domain/time/berlin-time';
import { calendarDay } from '@domain/time/local-date';
import { timeOfDay } from '@domain/time/local-time';
import { dateTimeText, parseWireTime, timestampText } from '@domain/time/wire-time';
import { instant } from '@domain/time/instant';
import { fc } from '@tests/support/properties';
import * as O from 'fp-ts/Option';

const utc = (text: string) => instant(Date.parse(text));
const moments = fc
  .integer({ min: Date.parse('1997-01-01T00:00:00Z'), max: Date.parse('2080-01-01T00:00:00Z') })
  .map(instant);

const shownByIntl = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'medium',
});

describe('Berlin time', () => {
  it.each([
    ['2026-11-23T08:00:00Z', '2026-11-23', '09:00:00', 'winter'],
    ['2026-07-01T07:00:00Z', '2026-07-01', '09:00:00', 'summer'],
    ['2026-12-31T23:30:00Z', '2027-01-01', '00:30:00', 'already the next year'],
    ['2026-03-29T00:59:59Z', '2026-03-29', '01:59:59', 'the second before summer time'],
    ['2026-03-29T01:00:00Z', '2026-03-29', '03:00:00', 'summer time begins'],
    ['2026-10-25T00:59:59Z', '2026-10-25', '02:59:59', 'the second before winter time'],
    ['2026-10-25T01:00:00Z', '2026-10-25', '02:00:00', 'winter time begins'],
  ])('%s is %s %s: %s', (moment, date, time) => {
    expect(berlinTime(utc(moment))).toEqual({ date, time });
  });

  it('is what the time zone database says', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const { date, time } = berlinTime(moment);
        expect(`${date} ${time}`).toBe(shownByIntl.format(moment));
      }),
    );
  });

  it('leads back to the moment, but for the hour that comes twice', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const second = instant(Math.floor(moment / 1000) * 1000);
        const back = berlinInstant(berlinTime(second));
        expect([0, 3_600_000]).toContain(second - back);
        expect(berlinTime(back)).toEqual(berlinTime(second));
      }),
    );
  });

  it.each([
    ['2026-10-25', '02:30', '2026-10-25T00:30:00Z', 'of the two the first is meant'],
    ['2026-03-29', '02:30', '2026-03-29T01:30:00Z', 'the hour is left out: as much later'],
  ])('reads %s %s as %s: %s', (date, time, expected) => {
    expect(berlinInstant({ date: calendarDay(date), time: timeOfDay(time) })).toBe(utc(expected));
  });

  it('is ahead of UTC by one hour or two', () => {
    expect([berlinOffset(utc('2026-01-01T12:00:00Z')), berlinOffset(utc('2026-08-01T12:00:00Z'))]).toEqual([
      1, 2,
    ]);
  });
});

describe('times on the wire', () => {
  it.each([
    ['2026-01-31T17:35:00+01', '2026-01-31T16:35:00.000Z', 'DateTimeString'],
    ['2026-01-31T09:02:35,116000+01', '2026-01-31T08:02:35.116Z', 'TimestampString'],
    ['2026-07-31T09:02:35,1+02', '2026-07-31T07:02:35.100Z', 'one fraction digit'],
    ['2026-07-31T09:02:35,116999+02', '2026-07-31T07:02:35.116Z', 'microseconds are cut'],
    ['2026-07-31T09:02:35-05', '2026-07-31T14:02:35.000Z', 'west of Greenwich'],
  ])('%s is %s: %s', (text, expected) => {
    expect(parseWireTime(text)).toEqual(O.some(utc(expected)));
  });

  it.each([
    ['2026-01-31T17:35:00Z', 'no zone in digits'],
    ['2026-01-31T17:35:00+01:00', 'minutes in the zone'],
    ['2026-01-31T17:35:00.5+01', 'a point for the comma'],
    ['2026-01-31T25:35:00+01', 'an hour that does not exist'],
    ['2026-13-31T17:35:00+01', 'a month that does not exist'],
    ['2026-01-31', 'a day'],
  ])('%s is none: %s', (text) => {
    expect(parseWireTime(text)).toEqual(O.none);
  });

  it('come back as the moment they were written for', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        expect(parseWireTime(timestampText(moment))).toEqual(O.some(moment));
        expect(parseWireTime(dateTimeText(moment))).toEqual(O.some(Math.floor(moment / 1000) * 1000));
      }),
    );
  });
});
