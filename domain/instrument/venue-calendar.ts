import { dayOfWeek } from '../time/local-date';
import { isTradingDay, type TradingCalendar } from '../time/trading-calendar';
import type { Venue } from './venue';

const FRIDAY = 5;

/** The days on which a venue trades, as the bank tells them; while it tells none, those of German exchanges. */
export function calendarOf(venue: Pick<Venue, 'closedDays'> | undefined): TradingCalendar {
  const { closedDays } = venue ?? {};
  return closedDays === undefined
    ? isTradingDay
    : (day) => dayOfWeek(day) <= FRIDAY && !closedDays.includes(day);
}
