import { berlinTime } from '@domain/time/berlin-time';
import { addDays } from '@domain/time/local-date';
import { timeOfDay } from '@domain/time/local-time';
import { entryDaysOf } from '@domain/order/check/entry-days';
import { fundDaysOf } from '@domain/instrument/fund-pricing';
import { lastTradingDay, type EntryDays, type Validity } from '@domain/order/validity';
import type { VenueHours } from '@domain/instrument/venue';
import { instant, type Instant } from '@domain/time/instant';
import { fundPriceDay } from '@sandbox/market/venue/fund-price-day';
import type { TradingVenue } from '@sandbox/market/venue/trading-venue';
import { closedDays, dayClosingAfter, openDay } from '@sandbox/market/venue/venue-hours';
import { decideValidity } from '@sandbox/areas/order/trade/validity';
import { fc } from '@tests/support/properties';
import * as E from 'fp-ts/Either';
import { fundCompany, newYork, tradegate, xetra } from '../../../market/fixtures';

/** The hours as the bank tells them with every quote. */
function hoursAt(venue: TradingVenue, now: Instant): VenueHours {
  const { opens, closes } = dayClosingAfter(venue, now);
  return openDay(venue, now) === undefined ? { state: 'closed', opens } : { state: 'open', closes };
}

/** What the portal counts an order's days from. */
const entryAt = (venue: TradingVenue, now: Instant): EntryDays =>
  entryDaysOf({ venue: { closedDays: closedDays(venue, berlinTime(now).date) } }, hoursAt(venue, now), now);

const MINUTE = 60_000;
const TWO_YEARS_IN_MINUTES = 731 * 24 * 60;
const newYear = Date.parse('2026-01-01T00:00:00+01:00');
const moment = fc
  .integer({ min: 0, max: TWO_YEARS_IN_MINUTES })
  .map((minutes) => instant(newYear + minutes * MINUTE));
const anyVenue = fc.constantFrom(xetra, tradegate, newYork);

describe('the last day in the sentence of an order', () => {
  it('is the one to which the bank lets it live, wherever and whenever it is entered [ORD-11] [ORD-29]', () => {
    fc.assert(
      fc.property(
        moment,
        anyVenue,
        fc.constantFrom('GFD', 'GTD', 'MAX'),
        fc.integer({ min: 0, max: 359 }),
        (now, venue, type, ahead) => {
          const today = berlinTime(now).date;
          const validity: Validity = type === 'GTD' ? { type, date: addDays(today, ahead) } : { type };
          const decided = decideValidity(validity, now, venue);
          const said = lastTradingDay(validity, entryAt(venue, now));
          expect(E.isRight(decided) && decided.right.date).toBe(said);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('is counted from the day at the bank, when it is still the day before in New York [ORD-11]', () => {
    const now = instant(Date.parse('2026-11-24T02:00:00+01:00'));
    expect(decideValidity({ type: 'GTD', date: addDays(berlinTime(now).date, -1) }, now, newYork)).toEqual(
      E.left('past'),
    );
  });
});

describe('the day whose price a fund order gets', () => {
  it.each([
    ['12:00', 2],
    ['16:00', 1],
  ])('with a cut-off at %s and a price %d bank days later is the one the bank takes', (cutOff, priceDay) => {
    fc.assert(
      fc.property(moment, (now) => {
        const { date, time } = berlinTime(now);
        const said = fundDaysOf({ cutOff: timeOfDay(cutOff), priceDay }, date, time);
        expect(fundPriceDay({ dealing: { cutOff, priceDay } }, fundCompany, now).date).toBe(said.priceDay);
      }),
      { numRuns: 1000 },
    );
  });
});
