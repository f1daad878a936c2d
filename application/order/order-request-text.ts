import { calendarDay } from '@domain/calendar/local-date';
import { enterableOrderTypes, type OrderRequest } from '@domain/order/order-request';
import { limitExtensions, tradingRestrictions } from '@domain/order/order-type';
import { sides } from '@domain/order/side';
import { type Validity, validityTypes } from '@domain/order/validity';
import { assertNever } from '@domain/shared/assert-never';
import { accountId, depotId, instrumentId, venueId } from '@domain/shared/ids';
import { readAmount, storedAmount } from '../shared/stored-amount';
import type { StoredFields } from '../shared/stored-fields';

/** An order as one text with its fields in a fixed order: two orders are the same if their texts are. */
export const orderRequestText = (order: OrderRequest): string => JSON.stringify(storedOrder(order));

/** Whether both orders are the same in every field. */
export const isSameOrder = (one: OrderRequest, other: OrderRequest): boolean =>
  orderRequestText(one) === orderRequestText(other);

/** The plain fields an order is stored as. */
export const storedOrder = (order: OrderRequest) => ({
  orderType: order.orderType,
  depotId: order.depotId,
  settlementAccountId: order.settlementAccountId,
  side: order.side,
  instrumentId: order.instrumentId,
  venueId: order.venueId,
  quantity: storedAmount(order.quantity),
  limit: order.orderType === 'LIMIT' ? storedAmount(order.limit) : undefined,
  triggerLimit: order.orderType === 'STOP_MARKET' ? storedAmount(order.triggerLimit) : undefined,
  validity: order.validity,
  limitExtension: order.limitExtension,
  tradingRestriction: order.tradingRestriction,
});

/** The order of stored fields; throws on what is none. */
export function readOrder(fields: StoredFields): OrderRequest {
  const base = {
    depotId: depotId(fields.text('depotId')),
    settlementAccountId: accountId(fields.text('settlementAccountId')),
    side: fields.oneOf('side', sides),
    instrumentId: instrumentId(fields.text('instrumentId')),
    venueId: venueId(fields.text('venueId')),
    quantity: readAmount(fields.fields('quantity')),
    ...(fields.has('validity') ? { validity: readValidity(fields.fields('validity')) } : {}),
    ...(fields.has('limitExtension')
      ? { limitExtension: fields.oneOf('limitExtension', limitExtensions) }
      : {}),
    ...(fields.has('tradingRestriction')
      ? { tradingRestriction: fields.oneOf('tradingRestriction', tradingRestrictions) }
      : {}),
  };
  const orderType = fields.oneOf('orderType', enterableOrderTypes);
  switch (orderType) {
    case 'MARKET':
      return { ...base, orderType };
    case 'LIMIT':
      return { ...base, orderType, limit: readAmount(fields.fields('limit')) };
    case 'STOP_MARKET':
      return { ...base, orderType, triggerLimit: readAmount(fields.fields('triggerLimit')) };
    default:
      return assertNever(orderType);
  }
}

function readValidity(fields: StoredFields): Validity {
  const type = fields.oneOf('type', validityTypes);
  return type === 'GTD' ? { type, date: calendarDay(fields.text('date')) } : { type };
}
