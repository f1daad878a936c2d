import type { OrderField } from '@domain/order/draft/order-draft';
import { readsPrice } from '@domain/order/draft/price-fields';
import type { EnterableOrderType } from '@domain/order/order-request';
import type { TrailingDistance } from '@domain/order/trailing-distance';
import type { Side } from '@domain/order/side';
import type { Amount } from '@domain/money/amount';
import { zero, type Decimal } from '@domain/money/decimal';
import { percentage } from '@domain/money/percentage';
import type { Unit } from '@domain/money/unit';
import type { PricedLeg, PricedOrder } from './priced-order';
import { followingStop } from './trailing-course';

/** What a line stands for. */
export type PriceLineKind = 'market' | 'trigger' | 'limit' | 'trail' | 'breakEven';

/** The fields of the order form that a line writes into. */
export type PriceLineField = Extract<
  OrderField,
  'triggerLimit' | 'limit' | 'distance' | 'follow.triggerLimit' | 'follow.limit' | 'follow.distance'
>;

/** What happens once the market reaches the line; the screen has a sentence for each and side. */
export type Consequence =
  | 'here'
  | 'executes-now'
  | 'executes'
  | 'executes-and-cancels'
  | 'triggers-market'
  | 'triggers-limit'
  | 'triggers-and-cancels'
  | 'begins-to-follow'
  | 'bounds'
  | 'follows'
  | 'covers-costs';

/** One horizontal line of the price picture, for the eye, for the hand and for the table alike. */
export interface PriceLine {
  readonly id: string;
  readonly kind: PriceLineKind;
  /** `follow`: only once the order itself is executed in full. */
  readonly leg: 'order' | 'follow';
  readonly side: Side;
  readonly price: Decimal;
  readonly consequence: Consequence;
  /** The field it writes into; a line without one cannot be moved. */
  readonly field?: PriceLineField;
  /** Its field is still empty: the line begins at the market. */
  readonly isOpen?: true;
  /** Of a trail: the distance kept, and the price it is kept from. */
  readonly trailing?: { readonly from: Decimal; readonly distance: TrailingDistance };
}

/** What stands beside the order's own prices. */
export interface PriceMarks {
  /** The market's price now. */
  readonly market: Amount;
  /** From which price on a later sale, or this one, covers all costs. */
  readonly breakEven?: Decimal | undefined;
}

/** The lines of an order in its market, from the one model that picture, table and words share (ORD-29). */
export function priceLines(order: PricedOrder, { market, breakEven }: PriceMarks): readonly PriceLine[] {
  const { side, orderType, follow } = order;
  const isAtOnce = orderType === 'MARKET' || orderType === 'QUOTE';
  const shared = { leg: 'order', side } as const;
  return [
    ...legLines(order, 'order', market),
    // The follow-on order begins where the base has bought.
    ...(follow ? legLines(follow, 'follow', order.limit ?? market) : []),
    {
      ...shared,
      id: 'market',
      kind: 'market',
      price: market.value,
      consequence: isAtOnce ? 'executes-now' : 'here',
    },
    ...(breakEven
      ? [
          {
            ...shared,
            id: 'breakEven',
            kind: 'breakEven',
            price: breakEven,
            consequence: 'covers-costs',
          } as const,
        ]
      : []),
  ];
}

const fields = {
  order: { trigger: 'triggerLimit', limit: 'limit', trail: 'distance' },
  follow: { trigger: 'follow.triggerLimit', limit: 'follow.limit', trail: 'follow.distance' },
} as const;

function legLines(
  { orderType, side, triggerLimit, limit, trailing, distanceKind = 'relative' }: PricedLeg,
  leg: PriceLine['leg'],
  market: Amount,
): readonly PriceLine[] {
  const line = (kind: 'trigger' | 'limit' | 'trail', price: Decimal): PriceLine => ({
    id: fields[leg][kind],
    kind,
    leg,
    side,
    price,
    consequence: consequences[kind](orderType),
    field: fields[leg][kind],
  });
  const set = (kind: 'trigger' | 'limit', price: Amount | undefined): PriceLine =>
    price ? line(kind, price.value) : { ...line(kind, market.value), isOpen: true };
  const stop = trailing && followingStop(market, trailing, side);
  const trail = (): PriceLine => ({
    ...line('trail', stop?.value ?? market.value),
    ...(stop === undefined && { isOpen: true }),
    trailing: { from: market.value, distance: trailing ?? noDistance(distanceKind, market.unit) },
  });
  return [
    ...(readsPrice(orderType, 'limit') ? [set('limit', limit)] : []),
    ...(readsPrice(orderType, 'triggerLimit') ? [set('trigger', triggerLimit)] : []),
    ...(readsPrice(orderType, 'distance') ? [trail()] : []),
  ];
}

/** Where a distance begins that nobody has set. */
const noDistance = (kind: TrailingDistance['kind'], unit: Unit): TrailingDistance =>
  kind === 'absolute' ? { kind, distance: { value: zero, unit } } : { kind, distance: percentage(zero) };

const consequences: Readonly<
  Record<'trigger' | 'limit' | 'trail', (orderType: EnterableOrderType) => Consequence>
> = {
  trail: () => 'follows',
  limit: (orderType) => {
    if (orderType === 'ONE_CANCELS_OTHER') return 'executes-and-cancels';
    return orderType === 'STOP_LIMIT' || orderType === 'TRAILING_STOP_LIMIT' ? 'bounds' : 'executes';
  },
  trigger: (orderType) => {
    switch (orderType) {
      case 'ONE_CANCELS_OTHER':
        return 'triggers-and-cancels';
      case 'STOP_LIMIT':
        return 'triggers-limit';
      case 'TRAILING_STOP_MARKET':
      case 'TRAILING_STOP_LIMIT':
      case 'TRAILING_STOP_NATIVE_MARKET':
        return 'begins-to-follow';
      default:
        return 'triggers-market';
    }
  },
};
