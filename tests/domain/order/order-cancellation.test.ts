import type { Order } from '@domain/order/order';
import { endsWith, isCancelling } from '@domain/order/order-cancellation';
import { orderStatuses } from '@domain/order/order-status';
import { orderId } from '@domain/shared/ids';
import { order } from '../support/samples';

const leg = (id: string, legNumber: number, change: Partial<Order> = {}): Order => ({
  ...order,
  ...change,
  id: orderId(id),
  legNumber,
});
const stop = leg('stop', 1);
const limit = leg('limit', 2);
const oco = leg('oco', 2, { orderType: 'ONE_CANCELS_OTHER', subOrders: [stop, limit] });
const base = leg('base', 1);
const next = leg('next', 1, { orderType: 'NEXT_ORDER', subOrders: [base, oco] });
const simple = leg('simple', 1);

describe('what ends with a cancelled part [ORD-24]', () => {
  it.each<[string, Order, Order, readonly string[]]>([
    ['nothing else with an order that stands alone', simple, simple, []],
    ['both legs with an OCO', oco, oco, ['stop', 'limit']],
    ['nothing else with one leg of an OCO', oco, stop, []],
    ['base and both legs of the follow with a next order', next, next, ['base', 'stop', 'limit']],
    ['the follow with its base', next, base, ['stop', 'limit']],
    ['only its own legs with the follow', next, oco, ['stop', 'limit']],
  ])('%s', (_reason, whole, part, expected) => {
    expect(endsWith(whole, part).map(({ id }) => id)).toEqual(expected);
  });

  it('shows in the order only where a cancellation has come', () => {
    expect(orderStatuses.filter((status) => isCancelling({ ...order, status }))).toEqual([
      'PENDING',
      'CANCELLED_USER',
      'CANCELLED_SYSTEM',
      'CANCELLED_TRADE',
    ]);
  });
});
