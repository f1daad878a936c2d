import { assertNever } from '../shared/assert-never';
import { addDays, type LocalDate } from '../calendar/local-date';
import { maxValidity, tradingDayUpTo } from '../calendar/trading-calendar';

/** The validity types, as on the wire: the day, a date, the venue's maximum. */
export const validityTypes = ['GFD', 'GTD', 'MAX'] as const;

/** The name of a validity. */
export type ValidityType = (typeof validityTypes)[number];

/** How long an order stands. Only GTD names its day; for the others the bank does (rules.md 3). */
export type Validity =
  { readonly type: 'GFD' } | { readonly type: 'GTD'; readonly date: LocalDate } | { readonly type: 'MAX' };

/** How many days ahead the date of a GTD order may lie (rules.md 3). */
export const GTD_DAYS_AHEAD = 359;

/** The last date a GTD order entered on this day can name. */
export const latestDate = (today: LocalDate): LocalDate => addDays(today, GTD_DAYS_AHEAD);

/** The last trading day on which an order stands that becomes active on `activeDay`. */
export function lastTradingDay(validity: Validity, activeDay: LocalDate): LocalDate {
  switch (validity.type) {
    case 'GFD':
      return activeDay;
    case 'GTD':
      return tradingDayUpTo(validity.date);
    case 'MAX':
      return maxValidity(activeDay);
    default:
      return assertNever(validity);
  }
}
