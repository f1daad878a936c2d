import type { Instrument } from '../instrument/instrument';
import type { Amount } from '../money/amount';
import type { ExchangeRate } from '../money/exchange-rate';
import type { DepotId, PositionId, VenueId } from '../codes/ids';
import type { Instant } from '../time/instant';
import type { Percentage } from '../money/percentage';
import type { Wkn } from '../codes/wkn';

/** Last paid, bid, ask, or between bid and ask. */
export type PriceType = 'LST' | 'BID' | 'ASK' | 'MID';

/** A price, and where and when it was seen. */
export interface Price {
  readonly price: Amount;
  readonly at?: Instant;
  readonly type?: PriceType;
  readonly venue?: { readonly id: VenueId; readonly name: string };
}

/** A gain, or a loss when negative; the share is unknown where nothing was paid. */
export interface ProfitLoss {
  readonly absolute: Amount;
  readonly relative?: Percentage;
}

/** What a depot holds of one instrument in one kind of custody. An absent figure is unknown, never 0. */
export interface Position {
  readonly id: PositionId;
  readonly depotId: DepotId;
  readonly wkn: Wkn;
  readonly custodyType: string;
  readonly instrument?: Instrument;
  readonly quantity: Amount;
  /** What of it is not bound in orders. */
  readonly availableQuantity: Amount;
  readonly currentPrice: Price;
  readonly currentPriceDeterminable: boolean;
  readonly previousDayPrice?: Price;
  readonly purchasePrice?: Amount;
  readonly currentValue: Amount;
  /** What its currency is changed at; absent for the euro. */
  readonly exchangeRate?: ExchangeRate;
  readonly purchaseValue?: Amount;
  readonly previousDayValue?: Amount;
  readonly profitLossPurchase?: ProfitLoss | undefined;
  readonly profitLossPreviousDay?: ProfitLoss | undefined;
  readonly hedgeable: boolean;
  readonly availableQuantityToHedge: Amount;
  readonly hasIntraDayExecutedOrder: boolean;
}
