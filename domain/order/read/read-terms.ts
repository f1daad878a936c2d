import { chained, together } from '../../form/combine';
import { read, type Outcome } from '../../form/outcome';
import { compareAmounts, type Amount } from '../../money/amount';
import type { Side } from '../side';
import type { TrailingDistance } from '../trailing-distance';
import type { OrderFindingKey } from './order-finding';
import type { OrderTerms, PricedType } from './order-terms';
import type { PricePlaces } from './price-places';
import { refusedAt } from './refused-at';

/** The prices of an order, as far as they can be read. */
export interface LegPrices {
  readonly triggerLimit: Outcome<Amount>;
  readonly limit: Outcome<Amount>;
  readonly trailing: Outcome<TrailingDistance>;
}

/** Whose prices they are, and where they stand. */
export interface PricedSide {
  readonly side: Side | undefined;
  readonly places: PricePlaces;
}

type TermReader<T extends PricedType> = (prices: LegPrices, leg: PricedSide) => Outcome<OrderTerms<T>>;

const readers: { readonly [T in PricedType]: TermReader<T> } = {
  MARKET: () => read({ orderType: 'MARKET' }),
  LIMIT: ({ limit }) => together({ orderType: type('LIMIT'), limit }),
  STOP_MARKET: ({ triggerLimit }) => together({ orderType: type('STOP_MARKET'), triggerLimit }),
  STOP_LIMIT: ({ triggerLimit, limit }) => together({ orderType: type('STOP_LIMIT'), triggerLimit, limit }),
  TRAILING_STOP_MARKET: ({ triggerLimit, trailing }) =>
    together({ orderType: type('TRAILING_STOP_MARKET'), triggerLimit, trailing }),
  TRAILING_STOP_LIMIT: ({ triggerLimit, trailing, limit }) =>
    together({ orderType: type('TRAILING_STOP_LIMIT'), triggerLimit, trailing, limit }),
  TRAILING_STOP_NATIVE_MARKET: ({ triggerLimit, trailing }) =>
    together({ orderType: type('TRAILING_STOP_NATIVE_MARKET'), triggerLimit, trailing }),
  ONE_CANCELS_OTHER: ({ triggerLimit, limit }, { side, places }) =>
    chained(together({ orderType: type('ONE_CANCELS_OTHER'), triggerLimit, limit }), (terms) =>
      side === undefined || compareAmounts(terms.limit, terms.triggerLimit) === limitBeside[side]
        ? read(terms)
        : refusedAt(places.limit, crossed[side]),
    ),
};

const type = <T extends PricedType>(orderType: T): Outcome<T> => read(orderType);

/**
 * Between the two prices of an OCO lies the market, so that a purchase has its limit below its stop and a sale above it
 * (rules.md 2): the other way round one of them is executed at once.
 */
const limitBeside = { BUY: -1, SELL: 1 } as const satisfies Readonly<Record<Side, number>>;
const crossed = { BUY: 'order-oco-crossed-buy', SELL: 'order-oco-crossed-sell' } as const satisfies Readonly<
  Record<Side, OrderFindingKey>
>;

/** Reads what finds the price of an order, by its type (ORD-06). */
export const readTerms = <T extends PricedType>(
  orderType: T,
  prices: LegPrices,
  leg: PricedSide,
): Outcome<OrderTerms<T>> => readers[orderType](prices, leg);
