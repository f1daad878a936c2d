import { fieldOfPart, isOfFollow } from '@domain/order/draft/field-of-part';
import type { OrderField } from '@domain/order/draft/order-draft';
import type { EnterableOrderType } from '@domain/order/order-request';

type Case = readonly [part: string, type: EnterableOrderType, field: OrderField | undefined, why: string];

describe('the field a part of an order is typed in [ORD-25]', () => {
  it.each<Case>([
    ['quantity', 'LIMIT', 'quantity', 'a field of the order itself'],
    ['validityDate', 'LIMIT', 'validityDate', 'its date'],
    ['colour', 'LIMIT', undefined, 'nothing that is typed'],
    ['subOrders[0].limit', 'NEXT_ORDER', 'limit', 'the base is the order itself'],
    ['subOrders[1].limit', 'NEXT_ORDER', 'follow.limit', 'the order that follows has fields of its own'],
    ['subOrders[1].validityType', 'NEXT_ORDER', 'follow.validityType', 'its validity as well'],
    [
      'subOrders[1].subOrders[0].triggerLimit',
      'NEXT_ORDER',
      'follow.triggerLimit',
      'a leg of an OCO that follows',
    ],
    ['subOrders[1].venueId', 'NEXT_ORDER', 'venueId', 'what both share stands with the order'],
    ['subOrders[1].colour', 'NEXT_ORDER', undefined, 'nothing that is typed'],
    ['subOrders[1].limit', 'ONE_CANCELS_OTHER', 'limit', 'both legs of an OCO stand in the same fields'],
    ['subOrders[0].triggerLimit', 'ONE_CANCELS_OTHER', 'triggerLimit', 'its stop'],
  ])('%s of a %s is %s: %s', (part, type, field) => {
    expect(fieldOfPart(part, type)).toBe(field);
  });

  it.each<readonly [string, EnterableOrderType, boolean]>([
    ['subOrders[1].limit', 'NEXT_ORDER', true],
    ['subOrders[0].limit', 'NEXT_ORDER', false],
    ['limit', 'NEXT_ORDER', false],
    ['subOrders[1].limit', 'ONE_CANCELS_OTHER', false],
  ])('%s of a %s is of the order that follows: %s [ORD-13]', (part, type, follows) => {
    expect(isOfFollow(part, type)).toBe(follows);
  });
});
