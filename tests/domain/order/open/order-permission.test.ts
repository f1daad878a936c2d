import type { Order } from '@domain/order/open/order';
import { canCancel, canChange, type DenialReason } from '@domain/order/open/order-permission';
import { orderStatuses, type OrderStatus } from '@domain/order/open/order-status';
import { orderId } from '@domain/codes/ids';
import { order } from '../../support/samples';

const locked = { deletable: false, modifiable: false } as const;
const leg = (id: string, flags: Pick<Order, 'deletable' | 'modifiable'>): Order => ({
  ...order,
  ...flags,
  id: orderId(id),
});
const denied = (reason: DenialReason) => ({ kind: 'denied', reason });
const ids = (permission: ReturnType<typeof canCancel>): readonly string[] =>
  permission.kind === 'allowed' ? permission.parts.map(({ id }) => id) : [];

describe('changing and cancelling', () => {
  it.each<[boolean, boolean, readonly string[], readonly string[]]>([
    [true, true, ['o-1'], ['o-1']],
    [true, false, ['o-1'], []],
    [false, true, [], ['o-1']],
    [false, false, [], []],
  ])('deletable %s, modifiable %s: cancel %j, change %j [GU-04]', (deletable, modifiable, cancel, change) => {
    const given = { ...order, deletable, modifiable };
    expect([ids(canCancel(given)), ids(canChange(given))]).toEqual([cancel, change]);
  });

  it('is possible for the legs that allow it, and names them [GU-04]', () => {
    const base = leg('base', { deletable: true, modifiable: false });
    const follow = leg('follow', { deletable: false, modifiable: true });
    const combined: Order = { ...order, ...locked, orderType: 'NEXT_ORDER', subOrders: [base, follow] };
    expect(ids(canCancel(combined))).toEqual(['base']);
    expect(ids(canChange(combined))).toEqual(['follow']);
  });

  it('reaches the legs of a follow order that is an OCO itself [ORD-13]', () => {
    const stop = leg('stop', { deletable: false, modifiable: true });
    const follow: Order = { ...order, ...locked, orderType: 'ONE_CANCELS_OTHER', subOrders: [stop] };
    const next: Order = { ...order, ...locked, orderType: 'NEXT_ORDER', subOrders: [order, follow] };
    expect(ids(canChange(next))).toEqual(['o-1', 'stop']);
  });

  it('says of a next order that its base can only be cancelled [ORD-13]', () => {
    const next: Order = { ...order, ...locked, orderType: 'NEXT_ORDER', subOrders: [leg('base', locked)] };
    expect(canChange(next)).toEqual(denied('next-order'));
    expect(canChange({ ...next, status: 'EXECUTED' })).toEqual(denied('finished'));
  });

  it('is never possible for a subscription, whatever its flags say [GU-04]', () => {
    const subscription: Order = { ...order, orderType: 'SUBSCRIPTION', subOrders: [order] };
    expect([canCancel(subscription), canChange(subscription)]).toEqual([
      denied('subscription'),
      denied('subscription'),
    ]);
  });

  const reasons: Readonly<Record<OrderStatus, DenialReason>> = {
    PENDING: 'pending',
    ACCEPTED: 'pending',
    OPEN: 'not-offered',
    PARTIALLY_EXECUTED: 'not-offered',
    WAITING: 'waiting',
    UNKNOWN: 'not-offered',
    EXECUTED: 'finished',
    SETTLED: 'finished',
    CANCELLED_USER: 'finished',
    CANCELLED_SYSTEM: 'finished',
    CANCELLED_TRADE: 'finished',
    EXPIRED: 'finished',
    REJECTED: 'finished',
  };

  it.each(orderStatuses)('says why not, for %s [OBK-02]', (status) => {
    expect(canCancel({ ...order, ...locked, status })).toEqual(denied(reasons[status]));
    expect(canChange({ ...order, ...locked, status })).toEqual(denied(reasons[status]));
  });
});
