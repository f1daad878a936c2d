import { msciWorld, sap } from '@adapters/fake/bank/fake-market';
import type { Order } from '@domain/order/open/order';
import { protectiveOrders, stopOf } from '@domain/order/prefill/protective-orders';
import { amount } from '@domain/money/amount';
import { EUR } from '@domain/money/unit';
import { sampleOrder } from '@tests/ui/screens/order-book/sample-order';

const stop = (change: Partial<Order> = {}): Order =>
  sampleOrder('stop', { orderType: 'STOP_MARKET', triggerLimit: amount('200.00', EUR), ...change });

describe('what protects a holding already [ORD-22]', () => {
  it.each<[string, Order, boolean]>([
    ['a live stop sells it', stop(), true],
    ['one that is being changed does so, too', stop({ status: 'PENDING' }), true],
    ['and what is left of one', stop({ status: 'PARTIALLY_EXECUTED' }), true],
    ['of an OCO one leg is a stop', stop({ orderType: 'ONE_CANCELS_OTHER' }), true],
    ['a limit sells when it rises', sampleOrder('limit'), false],
    ['a stop that buys protects nothing', stop({ side: 'BUY' }), false],
    ['one that waits for a purchase protects what is not held yet', stop({ status: 'WAITING' }), false],
    ['it is over', stop({ status: 'EXECUTED' }), false],
    ['it is over, too', stop({ status: 'CANCELLED_USER' }), false],
  ])('%s', (_, order, isProtective) => {
    expect(protectiveOrders([order]).get(sap.id) ?? []).toEqual(isProtective ? [order] : []);
  });

  it('is told apart by instrument, and several may protect one', () => {
    const [one, other] = [stop(), stop()];
    const world = stop({ instrumentId: msciWorld.id });
    const found = protectiveOrders([one, world, other]);
    expect(found.get(sap.id)).toEqual([one, other]);
    expect(found.get(msciWorld.id)).toEqual([world]);
  });

  it('sells from the stop, which an OCO has in one of its legs', () => {
    const legs = [stop(), sampleOrder('limit')];
    const oco = sampleOrder('oco', { orderType: 'ONE_CANCELS_OTHER', subOrders: legs });
    expect(stopOf(stop())).toEqual(amount('200.00', EUR));
    expect(stopOf(oco)).toEqual(amount('200.00', EUR));
    expect(stopOf({ ...oco, subOrders: legs.toReversed() })).toEqual(amount('200.00', EUR));
    expect(stopOf(sampleOrder('limit'))).toBeUndefined();
  });
});
