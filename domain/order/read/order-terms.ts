import type { Amount } from '../../money/amount';
import type {
  FollowOrder,
  FollowOrderType,
  LimitOrder,
  MarketOrder,
  OcoOrder,
  OrderFrame,
  PlainOrder,
  StopLimitOrder,
  StopMarketOrder,
  TrailingStopLimitOrder,
  TrailingStopOrder,
} from '../order-request';

type Terms<O extends OrderFrame> = Omit<O, keyof OrderFrame>;

/** What finds the price of an order, by type: what a reader makes of the texts. */
interface TermsByType {
  readonly MARKET: Terms<MarketOrder>;
  readonly LIMIT: Terms<LimitOrder>;
  readonly STOP_MARKET: Terms<StopMarketOrder>;
  readonly STOP_LIMIT: Terms<StopLimitOrder>;
  readonly TRAILING_STOP_MARKET: Terms<TrailingStopOrder>;
  readonly TRAILING_STOP_LIMIT: Terms<TrailingStopLimitOrder>;
  readonly TRAILING_STOP_NATIVE_MARKET: Terms<TrailingStopOrder>;
  readonly ONE_CANCELS_OTHER: Pick<OcoOrder, 'orderType'> & {
    readonly triggerLimit: Amount;
    readonly limit: Amount;
  };
}

/** The types whose price the order itself finds: all but quotes and what is made of several orders in turn. */
export type PricedType = keyof TermsByType;

/** What finds the price of orders of these types. */
export type OrderTerms<T extends PricedType = PricedType> = {
  readonly [K in T]: TermsByType[K];
}[T];

/** What finds the price of an order that follows another. */
export type FollowTerms = OrderTerms<FollowOrderType>;

/** The order of a frame and its terms: an OCO becomes its stop and its limit, in this order (ORD-12). */
export function orderOf(frame: OrderFrame, terms: FollowTerms): FollowOrder;
export function orderOf(frame: OrderFrame, terms: OrderTerms): PlainOrder | OcoOrder;
export function orderOf(frame: OrderFrame, terms: OrderTerms): PlainOrder | OcoOrder {
  if (terms.orderType !== 'ONE_CANCELS_OTHER') return { ...frame, ...terms };
  const { orderType, triggerLimit, limit } = terms;
  return {
    orderType,
    depotId: frame.depotId,
    subOrders: [
      { ...frame, orderType: 'STOP_MARKET', triggerLimit },
      { ...frame, orderType: 'LIMIT', limit },
    ],
  };
}
