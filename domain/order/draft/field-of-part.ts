import type { EnterableOrderType } from '../order-request';
import { legFields, ownOrderFields, type OrderField } from './order-draft';

const LEGS = /^(?:subOrders\[\d+\]\.)*/;
const FOLLOW = 'subOrders[1]';

/** Only a next order has an order that follows: the second leg of an OCO stands in the same fields as its first. */
export const isOfFollow = (part: string, orderType: EnterableOrderType): boolean =>
  orderType === 'NEXT_ORDER' && part.startsWith(FOLLOW);

/** The field of the form in which a part of an order is typed, be it of a leg ("subOrders[1].limit"). */
export function fieldOfPart(part: string, orderType: EnterableOrderType): OrderField | undefined {
  const name = part.replace(LEGS, '');
  const own = ownOrderFields.find((field) => field === name);
  const ofFollow = isOfFollow(part, orderType) ? legFields.find((field) => field === own) : undefined;
  return ofFollow === undefined ? own : `follow.${ofFollow}`;
}
