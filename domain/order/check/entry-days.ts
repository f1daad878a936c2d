import { berlinTime } from '../../time/berlin-time';
import { addDays, type LocalDate } from '../../time/local-date';
import { tradingDayFrom, type TradingCalendar } from '../../time/trading-calendar';
import { assertNever } from '../../assert-never';
import type { Instant } from '../../time/instant';
import type { EntryDays } from '../validity';
import { calendarOf } from '../../instrument/venue-calendar';
import type { Venue, VenueHours } from '../../instrument/venue';

/** Where an order is entered, and until when its security is traded. */
interface TradedThere {
  readonly venue: Pick<Venue, 'closedDays'> | undefined;
  readonly maturity?: LocalDate | undefined;
}

/**
 * The days of an order entered now. It becomes active today while the venue is open and when it opens again
 * otherwise; where that is not known, or has passed since it was told, the venue's calendar says so.
 */
export function entryDaysOf(
  { venue, maturity }: TradedThere,
  hours: VenueHours | undefined,
  now: Instant,
): EntryDays {
  const today = berlinTime(now).date;
  const trades = calendarOf(venue);
  return {
    today,
    trades,
    activeDay: hours ? activeDay(hours, now, trades) : tradingDayFrom(today, trades),
    ...(maturity && { maturity }),
  };
}

function activeDay(hours: VenueHours, now: Instant, trades: TradingCalendar): LocalDate {
  const today = berlinTime(now).date;
  switch (hours.state) {
    case 'open': {
      const { closes } = hours;
      if (closes === undefined || closes > now) return today;
      const dayAfter = addDays(berlinTime(closes).date, 1);
      return tradingDayFrom(dayAfter > today ? dayAfter : today, trades);
    }
    case 'closed': {
      const { opens } = hours;
      return opens !== undefined && opens > now ? berlinTime(opens).date : tradingDayFrom(today, trades);
    }
    default:
      return assertNever(hours);
  }
}
