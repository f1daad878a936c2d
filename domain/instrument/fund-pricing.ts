import type { LocalDate } from '../time/local-date';
import type { LocalTime } from '../time/local-time';
import { nextTradingDay, tradingDayFrom } from '../time/trading-calendar';

/** When the company of a fund closes its orders of a day, and the price of which day they get (rules.md 9). */
export interface FundPricing {
  /** In Berlin; an order entered later counts as one of the next bank day. */
  readonly cutOff: LocalTime;
  /** So many bank days after the order's day. */
  readonly priceDay: number;
}

/** The days of a fund order: the one it counts for, and the one whose price it gets, which nobody knows yet. */
export interface FundDays {
  readonly orderDay: LocalDate;
  readonly priceDay: LocalDate;
}

/** The days of an order entered at this time in Berlin; bank days are taken to be those on which is traded. */
export function fundDaysOf({ cutOff, priceDay }: FundPricing, today: LocalDate, time: LocalTime): FundDays {
  const orderDay = time >= cutOff ? nextTradingDay(today) : tradingDayFrom(today);
  return { orderDay, priceDay: later(orderDay, priceDay) };
}

const later = (day: LocalDate, days: number): LocalDate =>
  days === 0 ? day : later(nextTradingDay(day), days - 1);
