import { timestampText } from '@domain/time/wire-time';
import { decimal, zero } from '@domain/money/decimal';
import type { Instant } from '@domain/time/instant';
import { priceUnit, quantityUnit } from '@sandbox/market/catalogue/traded-instrument';
import { wireAmount } from '@sandbox/market/price/wire-amount';
import type { CheckedOrder } from '../check/check-order';
import type { CheckedRequest } from '../check/check-request';
import { pricesOf } from '../place/order-rows';
import type { LegAnswer, OrderAnswer } from './order-schema';

/** A validated order that does not exist yet: what was sent, with what the bank makes of validity and value. */
export function draftAnswer(request: CheckedRequest, newId: () => string, now: Instant): OrderAnswer {
  switch (request.kind) {
    case 'single':
      return legAnswer(request.order, newId(), 1, now);
    case 'oco': {
      const [stop, limit] = request.legs;
      return combined('ONE_CANCELS_OTHER', newId(), [
        legAnswer(stop, newId(), 1, now),
        legAnswer(limit, newId(), 2, now),
      ]);
    }
    case 'next':
      return combined('NEXT_ORDER', newId(), [
        legAnswer(request.base, newId(), 1, now),
        { ...draftAnswer(request.follow, newId, now), legNumber: 2 },
      ]);
  }
}

const combined = (
  orderType: string,
  orderId: string,
  subOrders: [LegAnswer, ...OrderAnswer[]],
): OrderAnswer => ({ ...subOrders[0], orderId, orderType, limit: null, triggerLimit: null, subOrders });

function legAnswer(order: CheckedOrder, orderId: string, legNumber: number, now: Instant): LegAnswer {
  const { listing, terms, validity } = order;
  const { instrument } = listing;
  const size = quantityUnit(instrument);
  const quantity = wireAmount(order.quantity, size);
  const none = wireAmount(zero, size);
  const { limit_price, trigger_price } = pricesOf(terms);
  const priced = (text: string | null) =>
    text === null ? null : wireAmount(decimal(text), priceUnit(instrument));
  return {
    depotId: order.depotId,
    settlementAccountId: order.account.accountId,
    orderId,
    creationTimestamp: timestampText(now),
    legNumber,
    orderType: order.type,
    orderStatus: 'PENDING',
    side: order.side,
    instrumentId: instrument.instrumentId,
    venueId: listing.venue.venueId,
    quantity,
    limit: priced(limit_price),
    triggerLimit: priced(trigger_price),
    ...order.extras,
    validityType: validity.type ?? null,
    validity: validity.type === undefined ? null : validity.date,
    openQuantity: quantity,
    cancelledQuantity: none,
    executedQuantity: none,
    expectedValue: wireAmount(order.estimate.value, instrument.currency),
    executions: [],
    deletable: false,
    modifiable: false,
    bestEx: false,
  };
}
