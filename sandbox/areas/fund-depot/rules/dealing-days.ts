import { berlinInstant, berlinTime } from '@domain/time/berlin-time';
import type { Instant } from '@domain/time/instant';
import type { LocalDate } from '@domain/time/local-date';
import { timeOfDay } from '@domain/time/local-time';
import { nextTradingDay, tradingDayFrom } from '@sandbox/market/venue/german-calendar';
import { settlementDay } from '@sandbox/market/venue/settlement-day';

/** Until when an order takes part in a day, in Berlin: no fund of a model closes its book earlier. */
export const CUT_OFF = '12:00';

/** When fund companies have made their prices. */
const PRICED = timeOfDay('08:00:00');

/** The days of an order. */
export interface DealingDays {
  /** The bank day it takes part in, and until when it can be changed. */
  readonly dealing: LocalDate;
  readonly cutOff: Instant;
  /** The day whose price it gets: the second bank day after, so that nobody knows it at the cut-off. */
  readonly price: LocalDate;
  readonly settlement: LocalDate;
}

/** The days of an order that takes part in a bank day. */
export function daysOf(dealing: LocalDate): DealingDays {
  const price = nextTradingDay(nextTradingDay(dealing));
  return { dealing, cutOff: cutOffOf(dealing), price, settlement: settlementDay(price) };
}

/** The days of an order that is released at a moment: of the first bank day whose cut-off is still to come. */
export function daysAt(moment: Instant): DealingDays {
  const day = tradingDayFrom(berlinTime(moment).date);
  return daysOf(moment < cutOffOf(day) ? day : nextTradingDay(day));
}

/** When the price of a day is there. */
export const pricedAt = (day: LocalDate): Instant => berlinInstant({ date: day, time: PRICED });

const cutOffOf = (day: LocalDate): Instant => berlinInstant({ date: day, time: timeOfDay(`${CUT_OFF}:00`) });
