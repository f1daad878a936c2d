import type { LocalDate } from '../../time/local-date';
import type { Amount } from '../../money/amount';
import type { AccountId, DepotId, InstrumentId, OrderId, SavingsPlanId, VenueId } from '../../codes/ids';
import type { Instant } from '../../time/instant';
import type { Instrument } from '../../instrument/instrument';
import type { OrderStatus } from './order-status';
import type { StatusReason } from './status-reason';
import type { LimitExtension, OrderType, TradingRestriction } from '../order-type';
import type { Side } from '../side';
import type { TrailingDistance } from '../trailing-distance';
import type { ValidityType } from '../validity';
import type { Venue } from '../../instrument/venue';

/** Where an order comes from. */
export const orderSources = ['ORDER_ENTRY', 'SAVINGS_PLAN', 'FUND_DEPOT'] as const;

/** See orderSources. */
export type OrderSource = (typeof orderSources)[number];

/** One fill of an order. */
export interface Execution {
  readonly id: string;
  readonly number: number;
  readonly quantity: Amount;
  readonly price: Amount;
  readonly at: Instant;
}

/** An order as the bank keeps it, or one leg of a combined order. */
export interface Order {
  readonly id: OrderId;
  readonly depotId: DepotId;
  readonly settlementAccountId?: AccountId;
  readonly createdAt: Instant;
  readonly legNumber: number;
  /** UNKNOWN for a type this portal does not know. */
  readonly orderType: OrderType | 'UNKNOWN';
  readonly status: OrderStatus;
  /** Absent where the state says it all, or for a reason this portal does not know. */
  readonly statusReason?: StatusReason;
  readonly side: Side;
  readonly instrumentId: InstrumentId;
  readonly venueId?: VenueId;
  readonly quantity: Amount;
  readonly openQuantity: Amount;
  readonly cancelledQuantity: Amount;
  readonly executedQuantity: Amount;
  readonly limit?: Amount;
  readonly triggerLimit?: Amount;
  readonly trailing?: TrailingDistance;
  readonly limitExtension?: LimitExtension;
  readonly tradingRestriction?: TradingRestriction;
  readonly validityType?: ValidityType;
  /** The last day it stands, for MAX too once the bank has fixed it. */
  readonly validUntil?: LocalDate;
  readonly expectedValue?: Amount;
  readonly executions: readonly Execution[];
  /** The legs of a combined order, else empty. */
  readonly subOrders: readonly Order[];
  readonly deletable: boolean;
  readonly modifiable: boolean;
  readonly instrument?: Instrument;
  readonly venue?: Venue;
  readonly version?: string;
  /** Who made it; an order that is typed says nothing (brokerage.md 3). */
  readonly source?: OrderSource;
  /** The plan that made it. */
  readonly savingsPlanId?: SavingsPlanId;
}
