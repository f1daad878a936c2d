import type { Amount } from '../../money/amount';
import type { AccountId, DepotId, InstrumentId, QuoteId, QuoteTicketId, VenueId } from '../../codes/ids';
import type { WireMoment } from '../../time/wire-moment';
import type { MarketOrder, QuoteOrder } from '../order-request';
import type { Side } from '../side';

/** What a dealer is asked to quote: an order whose price is still to come (rules.md 6). */
export interface QuoteRequest {
  readonly depotId: DepotId;
  readonly settlementAccountId: AccountId;
  readonly side: Side;
  readonly instrumentId: InstrumentId;
  readonly venueId: VenueId;
  readonly quantity: Amount;
  readonly orderType: 'QUOTE';
  /** A dealer may also quote by hand, which takes longer. */
  readonly allowManualQuotation?: true;
}

/** A dealer's binding price for exactly one request. */
export interface Quote {
  readonly id: QuoteId;
  readonly ticketId: QuoteTicketId;
  /** What a piece costs or brings. */
  readonly price: Amount;
  readonly expectedValue: Amount;
  /** How long it stands, in milliseconds from its receipt. */
  readonly lifetime: number;
  readonly quotedAt: WireMoment;
  /** A dealer has made it by hand. */
  readonly isManual: boolean;
}

/** The order that takes a quote: every parameter is the request's, the price the quote's (rules.md 6). */
export const quoteOrder = (
  { allowManualQuotation: _, ...request }: QuoteRequest,
  quote: Quote,
): QuoteOrder => ({
  ...request,
  limit: quote.price,
  quoteId: quote.id,
  quoteTicketId: quote.ticketId,
  quotedAt: quote.quotedAt,
});

/** What is estimated as long as no dealer has quoted: the same order at the market. */
export const estimateOf = ({ allowManualQuotation: _, ...request }: QuoteRequest): MarketOrder => ({
  ...request,
  orderType: 'MARKET',
});

/** The milliseconds a quote still stands, by two readings of a clock that never jumps; never below 0. */
export const remainingLife = ({ lifetime }: Quote, receivedAt: number, now: number): number =>
  Math.max(0, lifetime - (now - receivedAt));
