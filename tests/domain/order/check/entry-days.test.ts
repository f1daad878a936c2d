import { calendarDay } from '@domain/time/local-date';
import { entryDaysOf } from '@domain/order/check/entry-days';
import type { Venue, VenueHours } from '@domain/instrument/venue';
import { instant, type Instant } from '@domain/time/instant';
import { fc } from '@tests/support/properties';

const at = (text: string): Instant => instant(Date.parse(text));
const german = {};
const newYork = { closedDays: ['2026-11-26', '2026-12-25', '2027-01-01'].map(calendarDay) };
const open = (closes?: string): VenueHours => ({ state: 'open', ...(closes && { closes: at(closes) }) });
const closed = (opens?: string): VenueHours => ({ state: 'closed', ...(opens && { opens: at(opens) }) });

describe('the day on which an order becomes active', () => {
  it.each<[string, Pick<Venue, 'closedDays'>, VenueHours | undefined, string, string]>([
    ['2026-11-23T10:00+01:00', german, open('2026-11-23T17:30+01:00'), '2026-11-23', 'open'],
    ['2026-11-23T10:00+01:00', german, open(), '2026-11-23', 'open, nobody says until when'],
    ['2026-11-23T18:00+01:00', german, closed('2026-11-24T09:00+01:00'), '2026-11-24', 'after the close'],
    ['2026-11-23T17:31+01:00', german, open('2026-11-23T17:30+01:00'), '2026-11-24', 'closed meanwhile'],
    [
      '2026-11-27T17:31+01:00',
      german,
      open('2026-11-27T17:30+01:00'),
      '2026-11-30',
      'closed for the weekend',
    ],
    ['2026-11-24T08:00+01:00', german, open('2026-11-23T17:30+01:00'), '2026-11-24', 'told yesterday'],
    ['2026-11-24T09:01+01:00', german, closed('2026-11-24T09:00+01:00'), '2026-11-24', 'opened meanwhile'],
    ['2026-12-24T10:00+01:00', german, undefined, '2026-12-28', 'Christmas at home'],
    ['2026-12-24T10:00+01:00', newYork, undefined, '2026-12-24', 'New York trades on Christmas Eve'],
    ['2026-12-25T10:00+01:00', newYork, closed(), '2026-12-28', 'but not at Christmas'],
    ['2026-11-26T16:00+01:00', newYork, undefined, '2026-11-27', 'nor at Thanksgiving'],
    [
      '2026-11-25T22:01+01:00',
      newYork,
      open('2026-11-25T22:00+01:00'),
      '2026-11-27',
      'closed the day before it',
    ],
    [
      '2026-12-31T10:00+01:00',
      newYork,
      closed('2026-12-31T15:30+01:00'),
      '2026-12-31',
      'opens this afternoon',
    ],
  ])('at %s, %j %j, is %s: %s [ORD-29]', (now, venue, hours, expected) => {
    expect(entryDaysOf({ venue }, hours, at(now)).activeDay).toBe(expected);
  });

  it('is a day on which the venue trades, wherever its hours are not known, and none that is over', () => {
    const moments = fc
      .integer({ min: 0, max: 400 * 24 })
      .map((hours) => at('2026-11-01T00:30+01:00') + hours * 3_600_000);
    fc.assert(
      fc.property(
        moments,
        fc.constantFrom(german, newYork),
        fc.constantFrom(undefined, closed()),
        (now, venue, hours) => {
          const { today, activeDay, trades } = entryDaysOf({ venue }, hours, instant(now));
          expect(trades(activeDay)).toBe(true);
          expect(activeDay >= today).toBe(true);
        },
      ),
    );
  });
});
