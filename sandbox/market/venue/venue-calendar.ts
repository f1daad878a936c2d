import type { LocalDate } from '@domain/time/local-date';
import { isTradingDay, shortClose } from './german-calendar';
import { newYorkIsShort, newYorkTrades } from './new-york-calendar';
import type { TradingVenue } from './trading-venue';

const NEW_YORK_SHORT = '13:00';

/** Whether a venue trades on a day of its own place. */
export const tradesOn = ({ calendar }: TradingVenue, day: LocalDate): boolean =>
  calendar === 'NEW_YORK' ? newYorkTrades(day) : isTradingDay(day);

/** When a venue closes on a day, `HH:MM`: its usual time, or earlier on a short day. */
export function closingTime(venue: TradingVenue, day: LocalDate): string {
  const early = shortDay(venue, day);
  return early !== undefined && early < venue.closes ? early : venue.closes;
}

/** A fund company keeps its usual hours on the days on which exchanges close early. */
function shortDay({ calendar }: TradingVenue, day: LocalDate): string | undefined {
  switch (calendar) {
    case 'XETRA':
      return shortClose(day);
    case 'NEW_YORK':
      return newYorkIsShort(day) ? NEW_YORK_SHORT : undefined;
    case 'BANK':
      return undefined;
  }
}
