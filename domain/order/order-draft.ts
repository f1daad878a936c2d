import type { AccountId, DepotId, VenueId } from '../shared/ids';
import type { Instrument } from './instrument';
import type { EnterableOrderType } from './order-request';
import type { LimitExtension, TradingRestriction } from './order-type';
import type { Side } from './side';
import type { ValidityType } from './validity';

/** An order as the customer is editing it: texts as typed, choices where made. `toOrder` reads it. */
export interface OrderDraft {
  readonly depotId?: DepotId;
  readonly settlementAccountId?: AccountId;
  readonly instrument?: Instrument;
  readonly side?: Side;
  readonly quantity: string;
  readonly orderType: EnterableOrderType;
  readonly limit: string;
  readonly triggerLimit: string;
  readonly venueId?: VenueId;
  readonly validityType?: ValidityType;
  /** dd.mm.yyyy, read only for GTD. */
  readonly validityDate: string;
  readonly limitExtension: LimitExtension | 'NO';
  readonly tradingRestriction: TradingRestriction | 'NO';
}

/** The fields of the order form; an issue names one of them. */
export type OrderField =
  | 'instrument'
  | 'side'
  | 'quantity'
  | 'orderType'
  | 'limit'
  | 'triggerLimit'
  | 'venueId'
  | 'validityType'
  | 'validityDate'
  | 'depotId'
  | 'settlementAccountId';

/** A form nobody has touched. */
export const emptyDraft: OrderDraft = {
  quantity: '',
  orderType: 'MARKET',
  limit: '',
  triggerLimit: '',
  validityDate: '',
  limitExtension: 'NO',
  tradingRestriction: 'NO',
};
