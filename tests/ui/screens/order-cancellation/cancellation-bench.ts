import type { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeDepotGateway } from '@adapters/fake/bank/fake-depot-gateway';
import { FakeOrderGateway } from '@adapters/fake/order/fake-order-gateway';
import { FakePushStatusGateway } from '@adapters/fake/session/fake-push-status-gateway';
import { MemoryCustomerStorage } from '@adapters/fake/device/memory-customer-storage';
import { FakeCancellationRelease } from '@adapters/fake/order/fake-cancellation-release';
import { cancellationRegistration } from '@application/order-book/cancellation-registration';
import { Release } from '@application/release/release';
import { releaseBench } from '../../release-bench';
import { WatchOrders } from '@application/order-book/watch-orders';
import type { FollowFailure } from '@application/session/follow-failure';
import { AwaitPushApproval } from '@application/tan/await-push-approval';
import type { Order } from '@domain/order/open/order';
import { orderId } from '@domain/codes/ids';
import { OrderCancellationModel } from '@ui/screens/order-cancellation/order-cancellation-model';
import { sampleOrder } from '../order-book/sample-order';

/** Puts order `a` of a customer who proves by SMS into the bank. */
export function putOrder(bank: FakeBank, change: Partial<Order> = {}): void {
  bank.world.agreement = { types: ['M_TAN'] };
  bank.orders.put(sampleOrder('a', change));
}

/** The page that cancels it. */
export function cancellationOf(
  bank: FakeBank,
  followFailure: Pick<FollowFailure, 'execute'>,
  storage = new MemoryCustomerStorage(),
): OrderCancellationModel {
  const { scheduler } = bank;
  const { tools, listOpenIntents } = releaseBench(bank, storage);
  return new OrderCancellationModel(orderId('a'), undefined, {
    book: { orders: new FakeOrderGateway(bank), watchOrders: new WatchOrders(bank.live) },
    cancellation: new Release(cancellationRegistration(new FakeCancellationRelease(bank)), tools),
    depots: new FakeDepotGateway(bank),
    listOpenIntents,
    followFailure,
    awaitPush: new AwaitPushApproval(new FakePushStatusGateway(bank), scheduler, { warn: () => undefined }),
    clock: scheduler,
    scheduler,
  });
}
