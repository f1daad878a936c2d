import { valueOf } from '@domain/form/outcome';
import type { DirectDebit } from '@domain/order/direct-debit';
import type { Instrument } from '@domain/instrument/instrument';
import { leadOf } from '@domain/order/legs-of';
import type { EnterableOrderType, OrderRequest } from '@domain/order/order-request';
import type { SentenceSubject } from './order-sentence';
import type { OrderParts } from '@domain/order/read/order-parts';
import { refinedAt } from '@domain/order/read/read-frame';
import type { LimitExtension, TradingRestriction } from '@domain/order/order-type';
import { subjectOfParts, subjectOfOrder } from './sentence-subject';
import type { Venue, VenueQuote } from '@domain/instrument/venue';
import type { Instant } from '@domain/time/instant';
import { startOf, type OrderStart } from './order-start';

/** An order, complete or not yet, with all that its sentence says of it. */
export interface SpokenOrder {
  readonly subject: SentenceSubject;
  readonly instrument: Instrument;
  readonly venue: Venue | undefined;
  readonly limitExtension?: LimitExtension | undefined;
  readonly tradingRestriction?: TradingRestriction | undefined;
  /** Said of a complete order only: whose account pays is signed (ORD-14). */
  readonly directDebit?: DirectDebit | undefined;
  readonly start: OrderStart;
}

/** Where and when an order is being entered, and as what it would be sent. */
interface Surroundings {
  readonly venue: Venue | undefined;
  readonly orderType: EnterableOrderType;
  readonly quote: VenueQuote | undefined;
  readonly now: Instant;
}

/** An order that is being entered, as far as it can be read; undefined before an instrument is chosen. */
export function spokenParts(
  parts: OrderParts,
  { venue, orderType, quote, now }: Surroundings,
): SpokenOrder | undefined {
  const instrument = valueOf(parts.trade.instrument);
  if (instrument === undefined) return undefined;
  const refinements = refinedAt(venue, orderType, parts.extras);
  const start = startOf({ venue, instrument, quote, now }, refinements.tradingRestriction);
  return {
    subject: subjectOfParts(parts, { venue, orderType }, start),
    instrument,
    venue,
    ...refinements,
    start,
  };
}

/** The order exactly as it will be sent, with the names of the one it was entered as. */
export function spokenRequest(spoken: SpokenOrder, order: OrderRequest): SpokenOrder {
  const { instrument, venue, start } = spoken;
  const { limitExtension, tradingRestriction, directDebit } = leadOf(order);
  const names = { instrument, venueName: venue?.name ?? '', entry: start };
  return {
    ...spoken,
    subject: subjectOfOrder(order, names),
    limitExtension,
    tradingRestriction,
    directDebit,
  };
}
