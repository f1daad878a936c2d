import type { Instant } from '@domain/time/instant';
import type { TradedInstrument } from '../catalogue/traded-instrument';
import type { TradingVenue } from './trading-venue';
import { dayClosingAfter, type TradingDay } from './venue-hours';
import { zoneInstant } from './zone-time';

/**
 * The day whose price an order gets that came to the fund company at this moment (rules.md 9): so many bank days
 * after the first day whose cut-off is still to come. Never a price that was known when the order came.
 */
export function fundPriceDay(
  { dealing }: Pick<TradedInstrument, 'dealing'>,
  venue: TradingVenue,
  moment: Instant,
): TradingDay {
  let day = dayClosingAfter(venue, moment);
  const takesPart = (each: TradingDay): boolean =>
    dealing === undefined || moment < zoneInstant(venue.timeZone, each.date, dealing.cutOff);
  if (!takesPart(day)) day = dayClosingAfter(venue, day.closes);
  for (let left = dealing?.priceDay ?? 1; left > 0 || day.opens <= moment; left--) {
    day = dayClosingAfter(venue, day.closes);
  }
  return day;
}
