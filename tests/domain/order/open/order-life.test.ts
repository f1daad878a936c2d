import type { Order } from '@domain/order/open/order';
import { legRole } from '@domain/order/open/order-leg';
import { lifeSteps, orderLife } from '@domain/order/open/order-life';
import type { OrderStatus } from '@domain/order/open/order-status';
import { orderId } from '@domain/codes/ids';
import { order } from '../../support/samples';

const leg = (id: string, legNumber: number, status: OrderStatus): Order => ({
  ...order,
  id: orderId(id),
  legNumber,
  status,
});
const combined = (orderType: Order['orderType'], ...subOrders: readonly Order[]): Order => ({
  ...order,
  id: orderId(orderType),
  orderType,
  legNumber: 2,
  subOrders,
});
const told = (whole: Order): readonly (readonly [string, string, string | undefined])[] => {
  const life = orderLife(whole);
  return life === undefined ? [] : lifeSteps(life).map(({ part, phase, cause }) => [part.id, phase, cause]);
};
const oco = (stop: OrderStatus, limit: OrderStatus): Order =>
  combined('ONE_CANCELS_OTHER', leg('stop', 1, stop), leg('limit', 2, limit));

describe('the life of a combined order [ORD-12] [ORD-13]', () => {
  it.each<[string, Order, readonly (readonly [string, string, string | undefined])[]]>([
    [
      'both legs of an OCO can trade',
      oco('OPEN', 'OPEN'),
      [
        ['stop', 'active', undefined],
        ['limit', 'active', undefined],
      ],
    ],
    [
      'the limit traded, so the bank took the stop back',
      oco('CANCELLED_SYSTEM', 'EXECUTED'),
      [
        ['stop', 'ended', 'partner-traded'],
        ['limit', 'executed', undefined],
      ],
    ],
    [
      'a part fill of one ends the other too',
      oco('PARTIALLY_EXECUTED', 'CANCELLED_SYSTEM'),
      [
        ['stop', 'active', undefined],
        ['limit', 'ended', 'partner-traded'],
      ],
    ],
    [
      'what the customer cancelled ended by nobody else',
      oco('CANCELLED_USER', 'EXECUTED'),
      [
        ['stop', 'ended', undefined],
        ['limit', 'executed', undefined],
      ],
    ],
    [
      'the follow waits for its base',
      combined('NEXT_ORDER', leg('base', 1, 'PARTIALLY_EXECUTED'), leg('follow', 2, 'WAITING')),
      [
        ['base', 'active', undefined],
        ['follow', 'waiting', undefined],
      ],
    ],
    [
      'the base expired, so both legs of the follow ended',
      combined('NEXT_ORDER', leg('base', 1, 'EXPIRED'), oco('CANCELLED_SYSTEM', 'CANCELLED_SYSTEM')),
      [
        ['base', 'ended', undefined],
        ['stop', 'ended', 'base-ended'],
        ['limit', 'ended', 'base-ended'],
      ],
    ],
    [
      'the follow of a base that was executed ended by nobody else',
      combined('NEXT_ORDER', leg('base', 1, 'EXECUTED'), leg('follow', 2, 'CANCELLED_SYSTEM')),
      [
        ['base', 'executed', undefined],
        ['follow', 'ended', undefined],
      ],
    ],
    [
      'a combination nobody knows has none',
      combined('UNKNOWN', leg('a', 1, 'OPEN'), leg('b', 2, 'OPEN')),
      [],
    ],
    ['half a combination has none', combined('NEXT_ORDER', leg('base', 1, 'OPEN')), []],
  ])('%s', (_reason, whole, expected) => {
    expect(told(whole)).toEqual(expected);
  });

  it.each<[OrderStatus, string]>([
    ['WAITING', 'waiting'],
    ['PENDING', 'active'],
    ['ACCEPTED', 'active'],
    ['OPEN', 'active'],
    ['PARTIALLY_EXECUTED', 'active'],
    ['EXECUTED', 'executed'],
    ['SETTLED', 'executed'],
    ['CANCELLED_USER', 'ended'],
    ['CANCELLED_SYSTEM', 'ended'],
    ['CANCELLED_TRADE', 'ended'],
    ['EXPIRED', 'ended'],
    ['REJECTED', 'ended'],
    ['UNKNOWN', 'unknown'],
  ])('in the state %s is %s', (status, phase) => {
    expect(told(leg('a', 1, status))).toEqual([['a', phase, undefined]]);
  });

  it.each<[OrderStatus, OrderStatus, string | undefined, string]>([
    ['CANCELLED_SYSTEM', 'SETTLED', 'partner-traded', 'the other one is settled already'],
    ['EXPIRED', 'EXECUTED', 'partner-traded', 'the bank lets it expire'],
    ['CANCELLED_SYSTEM', 'CANCELLED_SYSTEM', undefined, 'neither has traded'],
    ['REJECTED', 'EXECUTED', undefined, 'it never stood'],
  ])('of a stop that is %s beside a limit that is %s ended by %s: %s', (stop, limit, cause) => {
    expect(told(oco(stop, limit))[0]?.[2]).toBe(cause);
  });

  it('has none where a leg is itself a combination nobody knows', () => {
    const unknown = combined('UNKNOWN', leg('a', 1, 'OPEN'), leg('b', 2, 'OPEN'));
    expect(orderLife(combined('NEXT_ORDER', leg('base', 1, 'OPEN'), unknown))).toBeUndefined();
    expect(orderLife(combined('NEXT_ORDER', unknown, leg('follow', 2, 'OPEN')))).toBeUndefined();
    expect(orderLife(combined('ONE_CANCELS_OTHER', unknown, leg('limit', 2, 'OPEN')))).toBeUndefined();
    expect(orderLife(combined('ONE_CANCELS_OTHER', leg('stop', 1, 'OPEN'), unknown))).toBeUndefined();
  });

  it.each<[Order['orderType'], number, string | undefined]>([
    ['ONE_CANCELS_OTHER', 1, 'OCO_1'],
    ['ONE_CANCELS_OTHER', 2, 'OCO_2'],
    ['NEXT_ORDER', 1, 'BAO'],
    ['NEXT_ORDER', 2, 'NEO'],
    ['NEXT_ORDER', 3, undefined],
    ['UNKNOWN', 1, undefined],
  ])('in a %s leg %s has the role %s [ORD-12] [ORD-13]', (orderType, legNumber, role) => {
    expect(legRole({ orderType }, { legNumber })).toBe(role);
  });

  it('is a single step for an order that stands alone', () => {
    expect(orderLife(leg('a', 1, 'OPEN'))).toMatchObject({ kind: 'step', phase: 'active' });
  });
});
