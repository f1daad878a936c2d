import { activationOf, type Activation } from '@domain/order/check/activation';
import { entryDaysOf } from '@domain/order/check/entry-days';
import type { Instrument } from '@domain/instrument/instrument';
import type { TradingRestriction } from '@domain/order/order-type';
import type { EntryDays } from '@domain/order/validity';
import type { Venue, VenueQuote } from '@domain/instrument/venue';
import type { Instant } from '@domain/time/instant';

/** When an order entered now reaches the market, and the days its life is calculated from. */
export interface OrderStart extends EntryDays {
  readonly activation: Activation;
}

/** Where an order is entered, and when. */
interface Entrance {
  readonly venue: Venue | undefined;
  readonly instrument: Instrument;
  readonly quote: VenueQuote | undefined;
  readonly now: Instant;
}

/**
 * The start of an order by the hours of its venue and the auction it is kept for. Which day it counts for is a matter
 * of the hours alone.
 */
export function startOf(
  { venue, instrument, quote, now }: Entrance,
  restriction?: TradingRestriction,
): OrderStart {
  const activation: Activation = quote ? activationOf(quote.hours, now, restriction) : { kind: 'unknown' };
  return { activation, ...entryDaysOf({ venue, maturity: instrument.maturity }, quote?.hours, now) };
}
