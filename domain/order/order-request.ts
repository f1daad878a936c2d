import type { Amount } from '../shared/amount';
import type { AccountId, DepotId, InstrumentId, VenueId } from '../shared/ids';
import type { LimitExtension, TradingRestriction } from './order-type';
import type { Side } from './side';
import type { Validity } from './validity';

interface OrderBase {
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
}

/** Executed at the next price. */
export type MarketOrder = OrderBase & { readonly orderType: 'MARKET' };

/** Executed at the limit or better. */
export type LimitOrder = OrderBase & { readonly orderType: 'LIMIT'; readonly limit: Amount };

/** Becomes a market order once the price reaches the trigger. */
export type StopMarketOrder = OrderBase & {
  readonly orderType: 'STOP_MARKET';
  readonly triggerLimit: Amount;
};

/** A complete order as it is sent to the bank. */
export type OrderRequest = MarketOrder | LimitOrder | StopMarketOrder;

/** The order types that this portal can enter. */
export const enterableOrderTypes = [
  'MARKET',
  'LIMIT',
  'STOP_MARKET',
] as const satisfies readonly OrderRequest['orderType'][];

/** One of them. */
export type EnterableOrderType = OrderRequest['orderType'];
