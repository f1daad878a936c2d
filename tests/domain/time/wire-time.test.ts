import { instant } from '@domain/time/instant';
import { dateTimeText, parseWireTime, timestampText } from '@domain/time/wire-time';
import * as O from 'fp-ts/Option';

const at = (iso: string) => instant(Date.parse(iso));

describe('a moment as it goes over the wire', () => {
  // Letter by letter: a test that reads it back with the same code would not see a wrong fraction.
  it.each([
    ['2026-01-31T08:02:35.116Z', '2026-01-31T09:02:35,116000+01', '2026-01-31T09:02:35+01', 'in winter'],
    ['2026-07-01T07:02:05.007Z', '2026-07-01T09:02:05,007000+02', '2026-07-01T09:02:05+02', 'in summer'],
    [
      '2026-12-31T23:30:00.000Z',
      '2027-01-01T00:30:00,000000+01',
      '2027-01-01T00:30:00+01',
      'a year earlier in UTC',
    ],
    [
      '2026-03-29T00:59:59.999Z',
      '2026-03-29T01:59:59,999000+01',
      '2026-03-29T01:59:59+01',
      'before the clock is put on',
    ],
    ['2026-03-29T01:00:00.000Z', '2026-03-29T03:00:00,000000+02', '2026-03-29T03:00:00+02', 'after it'],
  ])('%s is %s, and %s without a fraction: %s', (iso, timestamp, dateTime) => {
    expect(timestampText(at(iso))).toBe(timestamp);
    expect(dateTimeText(at(iso))).toBe(dateTime);
  });

  it.each([
    ['2026-01-31T09:02:35,116999+01', '2026-01-31T08:02:35.116Z', 'what is below a millisecond is cut'],
    ['2026-01-31T09:02:35,1+01', '2026-01-31T08:02:35.100Z', 'one digit is tenths'],
    ['2026-01-31T09:02:35,12+01', '2026-01-31T08:02:35.120Z', 'two are hundredths'],
    ['2026-01-31T09:02:35-05', '2026-01-31T14:02:35.000Z', 'a zone west of Greenwich'],
  ])('%s is %s: %s', (text, iso) => {
    expect(parseWireTime(text)).toEqual(O.some(at(iso)));
  });

  it.each([
    ['x2026-01-31T09:02:35+01', 'something before it'],
    ['2026-01-31T09:02:35+01x', 'something after it'],
    ['2026-01-31T09:02:35,1234567+01', 'seven digits'],
    ['2026-01-31T09:02:35,+01', 'a comma and no digit'],
  ])('%s is none: %s', (text) => {
    expect(parseWireTime(text)).toEqual(O.none);
  });
});
