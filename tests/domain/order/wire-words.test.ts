import { notations } from '@domain/instrument/instrument';
import { instrumentTypes } from '@domain/instrument/instrument-type';
import {
  orderStatusGroup,
  orderStatusGroups,
  type OrderStatusGroup,
} from '@domain/order/open/order-status-group';
import { orderStatuses, type OrderStatus } from '@domain/order/open/order-status';
import { enterableOrderTypes, followOrderTypes } from '@domain/order/order-request';
import { limitExtensions, orderTypes, tradingRestrictions } from '@domain/order/order-type';
import { sides } from '@domain/order/side';
import { validityTypes } from '@domain/order/validity';
import { venueTypes } from '@domain/instrument/venue';

describe('the words of the wire', () => {
  it.each<[string, readonly string[], string]>([
    [
      'order types',
      orderTypes,
      'MARKET LIMIT STOP_MARKET STOP_LIMIT TRAILING_STOP_MARKET TRAILING_STOP_LIMIT QUOTE ONE_CANCELS_OTHER NEXT_ORDER TRAILING_STOP_NATIVE_MARKET SUBSCRIPTION',
    ],
    ['sides', sides, 'BUY SELL'],
    ['validity types', validityTypes, 'GFD GTD MAX'],
    ['limit extensions', limitExtensions, 'FOK IOC AON'],
    ['trading restrictions', tradingRestrictions, 'OAO AO CAO'],
    ['venue types', venueTypes, 'EXCHANGE FUND OFF'],
    ['notations', notations, 'XXX XXC XXM XXP XXU'],
    [
      'instrument types',
      instrumentTypes,
      'SHARE SUBSCRIPTION_RIGHT FUND WARRANT BONDS NOT_AVAILABLE CERTIFICATE ETF PROFIT_PART_CERTIFICATE',
    ],
    [
      'states',
      orderStatuses,
      'PENDING OPEN EXECUTED PARTIALLY_EXECUTED SETTLED CANCELLED_USER CANCELLED_SYSTEM CANCELLED_TRADE EXPIRED WAITING ACCEPTED REJECTED UNKNOWN',
    ],
  ])("are the documents' own: %s [ORD-05]", (_, words, documented) => {
    expect(words).toEqual(documented.split(' '));
  });

  it('can all be entered but subscriptions; all but three of them can follow [ORD-05] [ORD-13]', () => {
    const entered: readonly string[] = enterableOrderTypes;
    const following: readonly string[] = followOrderTypes;
    expect(entered.toSorted()).toEqual(orderTypes.filter((type) => type !== 'SUBSCRIPTION').toSorted());
    expect(following.toSorted()).toEqual(
      entered.filter((type) => !['MARKET', 'QUOTE', 'NEXT_ORDER'].includes(type)).toSorted(),
    );
  });
});

describe('the group of a state', () => {
  it.each<[OrderStatus, OrderStatusGroup | undefined, string]>([
    ['PENDING', 'open', 'a change is under way'],
    ['ACCEPTED', 'open', 'taken by the bank'],
    ['OPEN', 'open', 'at the venue'],
    ['PARTIALLY_EXECUTED', 'open', 'a rest still stands'],
    ['WAITING', 'open', 'for its base'],
    ['EXECUTED', 'executed', 'done'],
    ['SETTLED', 'executed', 'and booked'],
    ['CANCELLED_USER', 'cancelled', 'by the customer'],
    ['CANCELLED_SYSTEM', 'cancelled', 'by the bank'],
    ['CANCELLED_TRADE', 'cancelled', 'by the venue'],
    ['EXPIRED', 'expired', 'its time is over'],
    ['REJECTED', 'rejected', 'never taken'],
    ['UNKNOWN', undefined, 'shown among all only'],
  ])('%s is %s: %s [OBK-01]', (status, group) => {
    expect(orderStatusGroup(status)).toBe(group);
  });

  it('is one of those that can be looked through [OBK-01]', () => {
    const found = new Set(orderStatuses.flatMap((status) => orderStatusGroup(status) ?? []));
    expect([...found].toSorted()).toEqual([...orderStatusGroups].toSorted());
  });
});
