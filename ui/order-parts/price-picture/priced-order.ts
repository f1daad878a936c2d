import { limitUnit } from '@domain/order/instrument';
import type { OrderDraft, PriceField, PriceTexts } from '@domain/order/order-draft';
import { readPrice } from '@domain/order/order-number';
import { priceFields } from '@domain/order/price-fields';
import type { EnterableOrderType } from '@domain/order/order-request';
import type { Side } from '@domain/order/side';
import type { TrailingDistance } from '@domain/order/trailing-distance';
import type { Venue } from '@domain/order/venue';
import type { Decimal } from '@domain/shared/decimal';
import { percentage } from '@domain/shared/percentage';
import { UNKNOWN_UNIT, type Unit } from '@domain/shared/unit';
import * as E from 'fp-ts/Either';

/** What is priced in an order, or in one leg of it, as far as it is known. */
export interface PricedLeg {
  readonly orderType: EnterableOrderType;
  readonly side: Side;
  readonly triggerLimit?: Decimal | undefined;
  readonly limit?: Decimal | undefined;
  readonly trailing?: TrailingDistance | undefined;
}

/** An order as the price picture sees it; `follow` starts once the order itself is executed in full. */
export interface PricedOrder extends PricedLeg {
  readonly follow?: PricedLeg;
}

/** As much of a draft's prices as can be read; at a fund company there are none (rules.md 9). */
export function pricedDraft(draft: OrderDraft, venue: Venue | undefined): PricedOrder {
  const { orderType, side = 'BUY', instrument, follow } = draft;
  if (venue?.type === 'FUND') return { orderType: 'MARKET', side };
  const unit = instrument === undefined ? UNKNOWN_UNIT : limitUnit(instrument, venue?.currencies ?? []);
  const leg = { orderType, side, ...pricesOf(orderType, draft, unit) };
  return orderType === 'NEXT_ORDER'
    ? {
        ...leg,
        follow: { orderType: follow.orderType, side: 'SELL', ...pricesOf(follow.orderType, follow, unit) },
      }
    : leg;
}

function pricesOf(
  orderType: EnterableOrderType,
  texts: PriceTexts,
  unit: Unit,
): Omit<PricedLeg, 'orderType' | 'side'> {
  const fields: readonly PriceField[] = priceFields[orderType];
  const read = (field: PriceField): Decimal | undefined =>
    fields.includes(field) ? valueOf(texts[field]) : undefined;
  const distance = read('distance');
  return {
    triggerLimit: read('triggerLimit'),
    limit: read('limit'),
    ...(distance && { trailing: trailingOf(texts, distance, unit) }),
  };
}

const trailingOf = ({ distanceKind }: PriceTexts, distance: Decimal, unit: Unit): TrailingDistance =>
  distanceKind === 'relative'
    ? { kind: 'relative', distance: percentage(distance) }
    : { kind: 'absolute', distance: { value: distance, unit } };

function valueOf(text: string): Decimal | undefined {
  const read = readPrice(text);
  return E.isRight(read) ? read.right : undefined;
}
