import { berlinTime } from '@domain/calendar/berlin-time';
import { addDays } from '@domain/calendar/local-date';
import { lastTradingDay, type Validity } from '@domain/order/validity';
import type { VenueHours, VenueQuote } from '@domain/order/venue';
import { instant, type Instant } from '@domain/shared/instant';
import { instrumentId, venueId } from '@domain/shared/ids';
import type { TradingVenue } from '@sandbox/market/trading-venue';
import { dayClosingAfter, openDay } from '@sandbox/market/venue-hours';
import { decideValidity } from '@sandbox/order/validity';
import { startOf } from '@ui/order-parts/order-sentence/order-start';
import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { tradegate, xetra } from '../market/fixtures';

/** The hours as the bank tells them with every quote. */
function hoursAt(venue: TradingVenue, now: Instant): VenueHours {
  const { opens, closes } = dayClosingAfter(venue, now);
  return openDay(venue, now) === undefined ? { state: 'closed', opens } : { state: 'open', closes };
}

const quoteAt = (venue: TradingVenue, now: Instant): VenueQuote => ({
  instrumentId: instrumentId('i-sap'),
  venueId: venueId('v-1'),
  at: now,
  hours: hoursAt(venue, now),
  sequence: 1,
});

const MINUTE = 60_000;
const YEAR_IN_MINUTES = 366 * 24 * 60;
const newYear = Date.parse('2026-01-01T00:00:00+01:00');
const moment = fc
  .integer({ min: 0, max: YEAR_IN_MINUTES })
  .map((minutes) => instant(newYear + minutes * MINUTE));

describe('the last day in the sentence of an order', () => {
  it('is the one to which the bank lets it live, whenever it is entered [ORD-11] [ORD-29]', () => {
    fc.assert(
      fc.property(
        moment,
        fc.constantFrom(xetra, tradegate),
        fc.constantFrom('GFD', 'GTD', 'MAX'),
        fc.integer({ min: 0, max: 359 }),
        (now, venue, type, ahead) => {
          const today = berlinTime(now).date;
          const validity: Validity = type === 'GTD' ? { type, date: addDays(today, ahead) } : { type };
          const decided = decideValidity(validity, now, venue);
          const said = lastTradingDay(validity, startOf(quoteAt(venue, now), now));
          expect(E.isRight(decided) && decided.right.date).toBe(said);
        },
      ),
      { numRuns: 500 },
    );
  });
});
