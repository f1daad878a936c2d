import type { Order } from '@domain/order/open/order';
import type { ActionVerdict } from '@domain/order/open/action-verdict';
import { cancellationVerdict, endsWith, isSameCancellation } from '@domain/order/open/order-cancellation';
import { orderStatuses, type OrderStatus } from '@domain/order/open/order-status';
import { orderId } from '@domain/codes/ids';
import { order } from '../../support/samples';

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
});

describe('what an order shows of a cancellation whose answer was lost [ORD-24]', () => {
  const open: Order = { ...simple, deletable: true };
  const verdicts: Readonly<Record<OrderStatus, ActionVerdict>> = {
    CANCELLED_USER: 'arrived',
    CANCELLED_SYSTEM: 'arrived',
    CANCELLED_TRADE: 'arrived',
    PENDING: 'pending',
    OPEN: 'not-arrived',
    PARTIALLY_EXECUTED: 'not-arrived',
    WAITING: 'not-arrived',
    ACCEPTED: 'not-arrived',
    UNKNOWN: 'not-arrived',
    EXECUTED: 'overtaken',
    SETTLED: 'overtaken',
    EXPIRED: 'overtaken',
    REJECTED: 'overtaken',
  };

  it.each(orderStatuses)('%s', (status) => {
    expect(cancellationVerdict(open, { ...open, status })).toBe(verdicts[status]);
  });

  it.each<[string, OrderStatus, OrderStatus, ActionVerdict]>([
    ['both cancelled', 'CANCELLED_USER', 'CANCELLED_USER', 'arrived'],
    ['one still on its way', 'CANCELLED_USER', 'PENDING', 'pending'],
    ['one cancelled alone, from another device', 'CANCELLED_USER', 'OPEN', 'not-arrived'],
    ['one executed, which ends the other', 'EXECUTED', 'CANCELLED_SYSTEM', 'overtaken'],
  ])('of both legs of an OCO: %s', (_reason, first, second, expected) => {
    const legs = [
      { ...stop, deletable: true },
      { ...limit, deletable: true },
    ] as const;
    const before: Order = { ...oco, subOrders: legs };
    const after: Order = {
      ...oco,
      subOrders: [
        { ...legs[0], status: first },
        { ...legs[1], status: second },
      ],
    };
    expect(cancellationVerdict(before, after)).toBe(expected);
  });

  it('leaves out the part that could not be cancelled: a base that was executed before', () => {
    const executed: Order = { ...base, status: 'EXECUTED', deletable: false };
    const follow: Order = leg('follow', 2, { deletable: true });
    const before: Order = { ...next, subOrders: [executed, follow] };
    const after: Order = { ...next, subOrders: [executed, { ...follow, status: 'CANCELLED_USER' }] };
    expect(cancellationVerdict(before, after)).toBe('arrived');
  });
});

describe('whether a cancellation is still the one that was signed [ORD-24]', () => {
  const filled: Order = { ...stop, status: 'EXECUTED', deletable: false };
  it.each<[string, Order, Order, boolean]>([
    ['nothing has happened', oco, oco, true],
    [
      'less of a leg is open',
      oco,
      { ...oco, subOrders: [{ ...stop, status: 'PARTIALLY_EXECUTED' }, limit] },
      true,
    ],
    ['a leg has ended meanwhile', oco, { ...oco, subOrders: [filled, limit] }, false],
    ['another part was chosen', stop, limit, false],
    ['another order has the same open legs', oco, { ...oco, id: orderId('other') }, false],
  ])('%s', (_reason, before, after, expected) => {
    expect(isSameCancellation(before, after)).toBe(expected);
  });
});
