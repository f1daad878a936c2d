import { berlinTime } from '@domain/calendar/berlin-time';
import type { LocalDate } from '@domain/calendar/local-date';
import { tradingDayFrom } from '@domain/calendar/trading-calendar';
import { activationOf, type Activation } from '@domain/order/activation';
import type { OrderRequest } from '@domain/order/order-request';
import { lastTradingDay, type ValidityType } from '@domain/order/validity';
import type { VenueQuote } from '@domain/order/venue';
import type { Instant } from '@domain/shared/instant';

/** When an order entered now reaches the market, and its last day. */
export interface OrderLife {
  readonly activation: Activation;
  readonly validity?: { readonly type: ValidityType; readonly lastDay: LocalDate };
}

/** The life of an order by the hours of its venue; without hours it is taken to begin the next trading day. */
export function lifeOf(
  order: Pick<OrderRequest, 'validity'>,
  quote: VenueQuote | undefined,
  now: Instant,
): OrderLife {
  const activation: Activation = quote ? activationOf(quote.hours, now) : { kind: 'unknown' };
  const { validity } = order;
  if (validity === undefined) return { activation };
  const activeDay = dayOf(activation, now);
  return { activation, validity: { type: validity.type, lastDay: lastTradingDay(validity, activeDay) } };
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
