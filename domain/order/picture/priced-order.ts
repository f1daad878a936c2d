import type { OrderDraft, PriceField, PriceTexts } from '@domain/order/draft/order-draft';
import { fallBackOf } from '@domain/order/draft/fall-back';
import { priceFields } from '@domain/order/draft/price-fields';
import type { EnterableOrderType } from '@domain/order/order-request';
import { deskOf, distanceAt, limitAt, triggerAt, type PriceDesk } from '@domain/order/read/price-desk';
import type { Side } from '@domain/order/side';
import type { TrailingDistance } from '@domain/order/trailing-distance';
import type { Venue } from '@domain/instrument/venue';
import type { Amount } from '@domain/money/amount';
import * as E from 'fp-ts/Either';

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

/** As much of a draft's prices as can be read, in the type it would be sent as while nothing more is typed. */
export function pricedDraft(draft: OrderDraft, venue: Venue | undefined): PricedOrder {
  const { side = 'BUY', follow } = draft;
  const forced = fallBackOf(draft, venue);
  const orderType =
    forced?.reason === 'fund-venue' || forced?.reason === 'quote-trading' ? forced.to : draft.orderType;
  const desk = deskOf(draft, venue);
  const leg = { orderType, side, ...pricesOf(orderType, draft, desk) };
  return orderType === 'NEXT_ORDER'
    ? {
        ...leg,
        follow: { orderType: follow.orderType, side: 'SELL', ...pricesOf(follow.orderType, follow, desk) },
      }
    : leg;
}

function pricesOf(
  orderType: EnterableOrderType,
  texts: PriceTexts,
  desk: PriceDesk,
): Omit<PricedLeg, 'orderType' | 'side'> {
  const fields: readonly PriceField[] = priceFields[orderType];
  const known = <T>(field: PriceField, read: E.Either<unknown, T>): T | undefined =>
    fields.includes(field) && E.isRight(read) ? read.right : undefined;
  return {
    triggerLimit: known('triggerLimit', triggerAt(texts, desk)),
    limit: known('limit', limitAt(texts, desk)),
    trailing: known('distance', distanceAt(texts, desk)),
    distanceKind: texts.distanceKind,
  };
}
