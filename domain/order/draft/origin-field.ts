import type { OrderField } from './order-draft';
import type { EnterableOrderType } from '../order-request';

/** The field of the form that an attribute of the request belongs to. */
const fields: ReadonlyMap<string, OrderField> = new Map([
  ['depotId', 'depotId'],
  ['settlementAccountId', 'settlementAccountId'],
  ['instrumentId', 'instrument'],
  ['side', 'side'],
  ['venueId', 'venueId'],
  ['quantity', 'quantity'],
  ['orderType', 'orderType'],
  ['limit', 'limit'],
  ['triggerLimit', 'triggerLimit'],
  ['trailingLimitDistAbs', 'distance'],
  ['trailingLimitDistRel', 'distance'],
  ['limitExtension', 'limitExtension'],
  ['tradingRestriction', 'tradingRestriction'],
  ['validityType', 'validityType'],
  ['validity', 'validityDate'],
  ['iban', 'debit.iban'],
  ['maxAmount', 'debit.maxAmount'],
  ['accountHolderName', 'debit.holder'],
  ['freeAmountConfirmed', 'freeAmountConfirmed'],
]);

/** Those that the order that follows has of its own. */
const followFields: ReadonlyMap<string, OrderField> = new Map([
  ['quantity', 'follow.quantity'],
  ['orderType', 'follow.orderType'],
  ['limit', 'follow.limit'],
  ['triggerLimit', 'follow.triggerLimit'],
  ['trailingLimitDistAbs', 'follow.distance'],
  ['trailingLimitDistRel', 'follow.distance'],
  ['validityType', 'follow.validityType'],
  ['validity', 'follow.validityDate'],
]);

const FOLLOW = 'subOrders[1]';

/** Only a next order has an order that follows: the second leg of an OCO stands in the same fields as its first. */
export const isOfFollow = (origin: string, orderType: EnterableOrderType): boolean =>
  orderType === 'NEXT_ORDER' && origin.startsWith(FOLLOW);

/** The field an origin names, be it of a leg ("subOrders[1].limit") or a part ("limit.value", "directDebit.iban"). */
export function fieldOfOrigin(origin: string, orderType: EnterableOrderType): OrderField | undefined {
  const isFollow = isOfFollow(origin, orderType);
  return origin
    .split('.')
    .map((attribute) => (isFollow ? followFields.get(attribute) : undefined) ?? fields.get(attribute))
    .find((field) => field !== undefined);
}
