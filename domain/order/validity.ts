import { assertNever } from '../assert-never';
import { addDays, type LocalDate } from '../time/local-date';
import { tradingDayUpTo, validityHorizon, type TradingCalendar } from '../time/trading-calendar';

/** The validity types, as on the wire: the day, a date, the venue's maximum. */
export const validityTypes = ['GFD', 'GTD', 'MAX'] as const;

/** The name of a validity. */
export type ValidityType = (typeof validityTypes)[number];

/** How long an order stands. Only GTD names its day; for the others the bank does (rules.md 3). */
export type Validity =
  | { readonly type: 'GFD' }
  | { readonly type: 'GTD'; readonly date: LocalDate }
  | { readonly type: 'MAX' };

/** How many days ahead the date of a GTD order may lie (rules.md 3). */
export const GTD_DAYS_AHEAD = 359;

/** The last date a GTD order entered on this day can name. */
export const latestDate = (today: LocalDate): LocalDate => addDays(today, GTD_DAYS_AHEAD);

/** The days from which the life of an order is calculated (rules.md 3). */
export interface EntryDays {
  /** When it is entered, by the bank's calendar. */
  readonly today: LocalDate;
  /** The trading day on which it becomes active: a later one after the close and on days without trading. */
  readonly activeDay: LocalDate;
  /** The days on which its venue trades. */
  readonly trades: TradingCalendar;
  /** The day its security is repaid: it is traded up to the day before. */
  readonly maturity?: LocalDate;
}

/** The last trading day on which an order stands; no order is over before it has become active. */
export function lastTradingDay(validity: Validity, entry: EntryDays): LocalDate {
  const { activeDay, trades, maturity } = entry;
  const last = lastDayMeant(validity, entry);
  const isRepaid = maturity !== undefined && maturity <= last;
  return laterOf(tradingDayUpTo(isRepaid ? addDays(maturity, -1) : last, trades), activeDay);
}

function lastDayMeant(validity: Validity, { today, activeDay }: EntryDays): LocalDate {
  switch (validity.type) {
    case 'GFD':
      return activeDay;
    case 'GTD':
      return validity.date;
    case 'MAX':
      return validityHorizon(today);
    default:
      return assertNever(validity);
  }
}

const laterOf = (one: LocalDate, other: LocalDate): LocalDate => (one > other ? one : other);
