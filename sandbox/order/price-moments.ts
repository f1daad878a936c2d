import { instant, later, type Instant } from '@domain/shared/instant';
import { dayClosingAfter } from '../market/venue-hours';
import type { TradingVenue } from '../market/trading-venue';

const SECOND = 1_000;
const MINUTE = 60_000;

/** Up to this far back every second is looked at; a longer absence is made up for minute by minute. */
const SECOND_BY_SECOND = 2 * MINUTE;

/**
 * The moments from `from` up to and including `to` at which the venue is open and its price is looked at: every
 * second, or, when the clock has jumped or the bank was down, each opening and every minute. A fund company's
 * price is made once a day, at the opening.
 */
export function* priceMoments(venue: TradingVenue, from: Instant, to: Instant): Generator<Instant> {
  const step = to - from <= SECOND_BY_SECOND ? SECOND : MINUTE;
  for (let day = dayClosingAfter(venue, from); day.opens <= to; day = dayClosingAfter(venue, day.closes)) {
    if (day.opens >= from) yield day.opens;
    if (venue.type === 'FUND') continue;
    const first = Math.max(Math.ceil(from / step) * step, day.opens + (day.opens >= from ? 1 : 0));
    for (
      let moment = instant(Math.ceil(first / step) * step);
      moment <= to && moment < day.closes;
      moment = later(moment, step)
    ) {
      yield moment;
    }
  }
}
