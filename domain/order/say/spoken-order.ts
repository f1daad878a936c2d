import { venueOf, type Dimensions } from '@domain/instrument/dimensions';
import type { DirectDebit } from '@domain/order/direct-debit';
import { fallBackOf } from '@domain/order/draft/fall-back';
import type { Instrument } from '@domain/instrument/instrument';
import { leadOf } from '@domain/order/legs-of';
import type { OrderDraft } from '@domain/order/draft/order-draft';
import type { OrderRequest } from '@domain/order/order-request';
import type { SentenceSubject } from './order-sentence';
import { refinementsOf } from '@domain/order/read/refinements';
import type { LimitExtension, TradingRestriction } from '@domain/order/order-type';
import { subjectOfDraft, subjectOfOrder } from './sentence-subject';
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

/** What an order that is being entered stands in. */
interface Surroundings {
  readonly dimensions: Dimensions;
  readonly quote: VenueQuote | undefined;
  readonly now: Instant;
}

/** An order that is being entered, as far as it can be read; undefined before an instrument is chosen. */
export function spokenDraft(
  draft: OrderDraft,
  { dimensions, quote, now }: Surroundings,
): SpokenOrder | undefined {
  const { instrument } = draft;
  if (instrument === undefined) return undefined;
  const venue = venueOf(dimensions, draft.venueId);
  const abilities = venue?.orderTypes[fallBackOf(draft, venue)?.to ?? draft.orderType];
  const refinements = abilities && refinementsOf(draft, abilities);
  const start = startOf({ venue, instrument, quote, now }, refinements?.tradingRestriction);
  return {
    subject: subjectOfDraft(draft, { dimensions, today: start.today }, start),
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
  const names = { instrumentName: instrument.name, venueName: venue?.name ?? '', entry: start };
  return {
    ...spoken,
    subject: subjectOfOrder(order, names),
    limitExtension,
    tradingRestriction,
    directDebit,
  };
}
