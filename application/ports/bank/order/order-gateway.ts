import type { Message } from '@domain/message/message';
import type { CostIndication } from '@domain/order/cost/cost-indication';
import type { DirectDebit } from '@domain/order/direct-debit';
import type { Dimensions } from '@domain/instrument/dimensions';
import type { Order } from '@domain/order/open/order';
import type { OrderRequest } from '@domain/order/order-request';
import type { OrderChange } from '@domain/order/open/order-change';
import type { OrderStatus } from '@domain/order/open/order-status';
import type { LimitExtension, OrderType, TradingRestriction } from '@domain/order/order-type';
import type { Side } from '@domain/order/side';
import type { TrailingDistance } from '@domain/order/trailing-distance';
import type { Validity } from '@domain/order/validity';
import type { Amount } from '@domain/money/amount';
import type { AccountId, DepotId, InstrumentId, OrderId, VenueId } from '@domain/codes/ids';
import type { OnPart } from '../on-part';
import type { Result } from '../../result';

/** What the dimensions are asked for; each filter narrows them, and without an instrument they are all venues'. */
export interface DimensionsQuery {
  readonly instrumentId?: InstrumentId;
  /** The advertising reference of the link that led here (portal.md 7). */
  readonly wref?: string;
  readonly side?: Side;
  readonly venueId?: VenueId;
  readonly orderType?: OrderType;
}

/** As much of an order as is entered so far; only what is present is checked. */
export interface PartialOrder {
  readonly depotId?: DepotId;
  readonly settlementAccountId?: AccountId;
  readonly side?: Side;
  readonly instrumentId?: InstrumentId;
  readonly venueId?: VenueId;
  readonly quantity?: Amount;
  readonly orderType?: OrderType;
  readonly limit?: Amount;
  readonly triggerLimit?: Amount;
  readonly trailing?: TrailingDistance;
  readonly validity?: Validity;
  readonly limitExtension?: LimitExtension;
  readonly tradingRestriction?: TradingRestriction;
  readonly directDebit?: DirectDebit;
  /** The legs of a combined order, in the order of the wire. */
  readonly subOrders?: readonly PartialOrder[];
}

/** What the bank says of an order it did not refuse: notices and warnings; refusals are failures. */
export interface Checked {
  readonly messages: readonly Message[];
}

/** What the order book is narrowed to; absent means all. */
export interface OrderFilter {
  readonly statuses?: readonly OrderStatus[];
  readonly side?: Side;
  readonly instrumentId?: InstrumentId;
  readonly orderType?: OrderType;
}

/** Securities orders at the bank (brokerage.md 7, api.md 6). */
export interface OrderGateway {
  dimensions(query: DimensionsQuery): Result<Dimensions>;
  prevalidate(order: PartialOrder): Result<Checked>;
  find(orderId: OrderId): Result<Order>;
  /** The order book of a depot, newest first, with instrument and venue; of a long one the parts are told. */
  list(depotId: DepotId, filter?: OrderFilter, onPart?: OnPart<readonly Order[]>): Result<readonly Order[]>;
  /** Costs before release, one entry for each leg (ORD-19). */
  costs(order: OrderRequest): Result<readonly CostIndication[]>;
  /** The same for what is open of an order in the book; with a change, as it would be afterwards. */
  costsOf(orderId: OrderId, change?: OrderChange): Result<readonly CostIndication[]>;
}
