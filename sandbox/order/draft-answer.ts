import { timestampText } from '@domain/calendar/wire-time';
import { zero } from '@domain/shared/decimal';
import type { Instant } from '@domain/shared/instant';
import { priceUnit, quantityUnit } from '../market/traded-instrument';
import { wireAmount } from '../market/wire-amount';
import type { CheckedOrder } from './check-order';
import type { OrderAnswer } from './order-schema';
import type { OrderBody } from './order-body';

/** A validated order that does not exist yet: what was sent, with what the bank makes of validity and value. */
export function draftAnswer(
  order: CheckedOrder,
  body: OrderBody,
  orderId: string,
  now: Instant,
): OrderAnswer {
  const { listing, terms, validity } = order;
  const { instrument } = listing;
  const size = quantityUnit(instrument);
  const price = priceUnit(instrument);
  const quantity = wireAmount(order.quantity, size);
  const none = wireAmount(zero, size);
  return {
    depotId: order.depotId,
    settlementAccountId: order.account.accountId,
    orderId,
    creationTimestamp: timestampText(now),
    legNumber: 1,
    orderType: order.type,
    orderStatus: 'PENDING',
    side: order.side,
    instrumentId: instrument.instrumentId,
    venueId: listing.venue.venueId,
    quantity,
    limit: terms.kind === 'limit' ? wireAmount(terms.limit, price) : null,
    triggerLimit: terms.kind === 'stop' ? wireAmount(terms.trigger, price) : null,
    limitExtension: body.limitExtension ?? null,
    tradingRestriction: body.tradingRestriction ?? null,
    validityType: validity.type ?? null,
    validity: validity.type === undefined ? null : validity.date,
    openQuantity: quantity,
    cancelledQuantity: none,
    executedQuantity: none,
    expectedValue: wireAmount(order.estimate.value, instrument.currency),
    executions: [],
    deletable: false,
    modifiable: false,
  };
}
