import { berlinTime } from '@domain/calendar/berlin-time';
import type { LocalDate } from '@domain/calendar/local-date';
import { tradingDayFrom } from '@domain/calendar/trading-calendar';
import { activationOf, type Activation } from '@domain/order/activation';
import type { TradingRestriction } from '@domain/order/order-type';
import type { EntryDays } from '@domain/order/validity';
import type { VenueQuote } from '@domain/order/venue';
import type { Instant } from '@domain/shared/instant';

/** When an order entered now reaches the market, and on which day. */
export interface OrderStart extends EntryDays {
  readonly activation: Activation;
}

/**
 * The start of an order by the hours of its venue and the auction it is kept for; without hours it is taken to begin
 * the next trading day.
 */
export function startOf(
  quote: VenueQuote | undefined,
  now: Instant,
  restriction?: TradingRestriction,
): OrderStart {
  const activation: Activation = quote ? activationOf(quote.hours, now, restriction) : { kind: 'unknown' };
  return { activation, today: berlinTime(now).date, activeDay: dayOf(activation, now) };
}

function dayOf(activation: Activation, now: Instant): LocalDate {
  switch (activation.kind) {
    case 'now':
      return berlinTime(now).date;
    case 'at':
      return berlinTime(activation.opens).date;
    case 'unknown':
      return tradingDayFrom(berlinTime(now).date);
  }
}
