import { valueOf } from '@domain/form/outcome';
import type { Venue } from '@domain/instrument/venue';
import type { Amount } from '@domain/money/amount';
import type { Unit } from '@domain/money/unit';
import type { FallBack } from '@domain/order/read/fall-back';
import type { PriceField } from '@domain/order/draft/order-draft';
import { priceFields } from '@domain/order/draft/price-fields';
import type { EnterableOrderType } from '@domain/order/order-request';
import type { FollowParts, PriceParts, TradeParts } from '@domain/order/read/order-parts';
import { pricesIn, unitAt } from '@domain/order/read/order-place';
import type { Side } from '@domain/order/side';
import type { TrailingDistance } from '@domain/order/trailing-distance';

/** What is priced in an order, or in one leg of it, as far as it is known. */
export interface PricedLeg {
  readonly orderType: EnterableOrderType;
  readonly side: Side;
  readonly triggerLimit?: Amount | undefined;
  readonly limit?: Amount | undefined;
  readonly trailing?: TrailingDistance | undefined;
  /** How a distance that is not known yet would be counted. */
  readonly distanceKind?: TrailingDistance['kind'];
}

/** An order as the price picture sees it; `follow` starts once the order itself is executed in full. */
export interface PricedOrder extends PricedLeg {
  readonly follow?: PricedLeg;
}

/** What of an order that is being entered is in the picture. */
interface PicturedParts {
  readonly trade: Pick<TradeParts, 'instrument' | 'side'>;
  readonly prices: PriceParts;
  readonly follow: Pick<FollowParts, 'orderType' | 'prices'>;
}

/** As much of an order's prices as can be read, in the type it would be sent as while nothing more is typed. */
export function pricedParts(
  { trade, prices, follow }: PicturedParts,
  {
    venue,
    chosen,
    fallBack,
  }: {
    readonly venue: Venue | undefined;
    readonly chosen: EnterableOrderType;
    readonly fallBack: FallBack | undefined;
  },
): PricedOrder {
  const side = valueOf(trade.side) ?? 'BUY';
  const isForced = fallBack?.reason === 'fund-venue' || fallBack?.reason === 'quote-trading';
  const orderType = isForced ? fallBack.to : chosen;
  const unit = unitAt(valueOf(trade.instrument), venue);
  const leg = { orderType, side, ...pricesOf(orderType, prices, unit) };
  const following = valueOf(follow.orderType);
  return orderType === 'NEXT_ORDER' && following !== undefined
    ? { ...leg, follow: { orderType: following, side: 'SELL', ...pricesOf(following, follow.prices, unit) } }
    : leg;
}

function pricesOf(
  orderType: EnterableOrderType,
  parts: PriceParts,
  unit: Unit,
): Omit<PricedLeg, 'orderType' | 'side'> {
  const { triggerLimit, limit, trailing } = pricesIn(parts, unit);
  const reads: readonly PriceField[] = priceFields[orderType];
  return {
    triggerLimit: reads.includes('triggerLimit') ? valueOf(triggerLimit) : undefined,
    limit: reads.includes('limit') ? valueOf(limit) : undefined,
    trailing: reads.includes('distance') ? valueOf(trailing) : undefined,
    distanceKind: valueOf(parts.distanceKind) ?? 'relative',
  };
}
