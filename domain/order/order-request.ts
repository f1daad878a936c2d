import type { Amount } from '../money/amount';
import type { AccountId, DepotId, InstrumentId, QuoteId, QuoteTicketId, VenueId } from '../codes/ids';
import type { WireMoment } from '../time/wire-moment';
import type { DirectDebit } from './direct-debit';
import type { LimitExtension, TradingRestriction } from './order-type';
import type { Side } from './side';
import type { TrailingDistance } from './trailing-distance';
import type { Validity } from './validity';

/** What every order says, whatever finds its price. */
export interface OrderFrame {
  readonly depotId: DepotId;
  readonly settlementAccountId: AccountId;
  readonly side: Side;
  readonly instrumentId: InstrumentId;
  readonly venueId: VenueId;
  /** Pieces, or nominal in the instrument's currency. */
  readonly quantity: Amount;
  /** Absent where the venue knows no validity. */
  readonly validity?: Validity;
  readonly limitExtension?: LimitExtension;
  readonly tradingRestriction?: TradingRestriction;
  /** Paid by direct debit instead of from the settlement account; only with the payer's consent (ORD-14). */
  readonly directDebit?: DirectDebit;
  /** The customer confirmed the amount that the bank asked about (ORD-15). */
  readonly freeAmountConfirmed?: true;
}

/** Executed at the next price. */
export type MarketOrder = OrderFrame & { readonly orderType: 'MARKET' };

/** Executed at the limit or better. */
export type LimitOrder = OrderFrame & { readonly orderType: 'LIMIT'; readonly limit: Amount };

/** Becomes a market order once the price reaches the trigger. */
export type StopMarketOrder = OrderFrame & {
  readonly orderType: 'STOP_MARKET';
  readonly triggerLimit: Amount;
};

/** Becomes a limit order once the price reaches the trigger. */
export type StopLimitOrder = OrderFrame & {
  readonly orderType: 'STOP_LIMIT';
  readonly triggerLimit: Amount;
  readonly limit: Amount;
};

/** A stop that follows the price at a distance; the native one is kept by the exchange itself. */
export type TrailingStopOrder = OrderFrame & {
  readonly orderType: 'TRAILING_STOP_MARKET' | 'TRAILING_STOP_NATIVE_MARKET';
  /** Where the stop begins. */
  readonly triggerLimit: Amount;
  readonly trailing: TrailingDistance;
};

/** A trailing stop that becomes a limit order; the limit keeps its distance from the stop as that moves. */
export type TrailingStopLimitOrder = OrderFrame & {
  readonly orderType: 'TRAILING_STOP_LIMIT';
  readonly triggerLimit: Amount;
  readonly trailing: TrailingDistance;
  readonly limit: Amount;
};

/** Executed at the price a dealer has just quoted; every parameter is the quote's (rules.md 6). */
export type QuoteOrder = OrderFrame & {
  readonly orderType: 'QUOTE';
  readonly limit: Amount;
  readonly quoteId: QuoteId;
  readonly quoteTicketId: QuoteTicketId;
  /** The quote's moment exactly as the bank wrote it. */
  readonly quotedAt: WireMoment;
};

/** An order for one execution, whose price the market finds. */
export type PlainOrder =
  | MarketOrder
  | LimitOrder
  | StopMarketOrder
  | StopLimitOrder
  | TrailingStopOrder
  | TrailingStopLimitOrder;

/** An order that is not combined. */
export type SingleOrder = PlainOrder | QuoteOrder;

/** Two orders of which one cancels the other: always the stop first, the limit second (ORD-12). */
export interface OcoOrder {
  readonly orderType: 'ONE_CANCELS_OTHER';
  readonly depotId: DepotId;
  readonly subOrders: readonly [stop: StopMarketOrder, limit: LimitOrder];
}

/** What can follow once the base of a next order is executed in full. */
export type FollowOrder = Exclude<PlainOrder, MarketOrder> | OcoOrder;

/** A limited purchase and the order that starts once it is executed in full (ORD-13). */
export interface NextOrder {
  readonly orderType: 'NEXT_ORDER';
  readonly depotId: DepotId;
  readonly subOrders: readonly [base: LimitOrder, follow: FollowOrder];
}

/** A complete order as it is sent to the bank. */
export type OrderRequest = SingleOrder | OcoOrder | NextOrder;

/** The order types that this portal can enter: all but subscriptions, which the bank writes itself. */
export type EnterableOrderType = OrderRequest['orderType'];

/** Them, in the order in which they are offered. */
export const enterableOrderTypes = [
  'MARKET',
  'LIMIT',
  'STOP_MARKET',
  'STOP_LIMIT',
  'TRAILING_STOP_MARKET',
  'TRAILING_STOP_LIMIT',
  'TRAILING_STOP_NATIVE_MARKET',
  'QUOTE',
  'ONE_CANCELS_OTHER',
  'NEXT_ORDER',
] as const satisfies readonly EnterableOrderType[];

/** The order types that can follow another. */
export type FollowOrderType = FollowOrder['orderType'];

/** Them, in the order in which they are offered. */
export const followOrderTypes = [
  'LIMIT',
  'STOP_MARKET',
  'STOP_LIMIT',
  'TRAILING_STOP_MARKET',
  'TRAILING_STOP_LIMIT',
  'TRAILING_STOP_NATIVE_MARKET',
  'ONE_CANCELS_OTHER',
] as const satisfies readonly FollowOrderType[];
