import type { Order } from '@domain/order/order';
import { lifeSteps, orderLife } from '@domain/order/order-life';
import type { OrderStatus } from '@domain/order/order-status';
import { orderId } from '@domain/shared/ids';
import { order } from '../support/samples';

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
      'a combination nobody knows has none',
      combined('UNKNOWN', leg('a', 1, 'OPEN'), leg('b', 2, 'OPEN')),
      [],
    ],
    ['half a combination has none', combined('NEXT_ORDER', leg('base', 1, 'OPEN')), []],
  ])('%s', (_reason, whole, expected) => {
    expect(told(whole)).toEqual(expected);
  });

  it('is a single step for an order that stands alone', () => {
    expect(orderLife(leg('a', 1, 'OPEN'))).toMatchObject({ kind: 'step', phase: 'active' });
  });
});
