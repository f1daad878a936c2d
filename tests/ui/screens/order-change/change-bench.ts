import type { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeDepotGateway } from '@adapters/fake/bank/fake-depot-gateway';
import { FakeInstrumentGateway } from '@adapters/fake/bank/fake-instrument-gateway';
import { FakeOrderChangeGateway } from '@adapters/fake/order/fake-order-change-gateway';
import { FakeOrderGateway } from '@adapters/fake/order/fake-order-gateway';
import { FakePushStatusGateway } from '@adapters/fake/session/fake-push-status-gateway';
import { mainAccount } from '@adapters/fake/bank/fake-world';
import { MemoryCustomerStorage } from '@adapters/fake/device/memory-customer-storage';
import { MemoryChangeDrafts } from '@adapters/fake/device/memory-change-drafts';
import { FakeChangeRelease } from '@adapters/fake/order/fake-change-release';
import { changeRegistration } from '@application/order-change/change-registration';
import { Release } from '@application/release/release';
import { releaseBench } from '../../release-bench';
import { WatchOrders } from '@application/order-book/watch-orders';
import { KeepChange } from '@application/order-change/keep-change';
import type { FollowFailure } from '@application/session/follow-failure';
import { AwaitPushApproval } from '@application/tan/await-push-approval';
import type { Order } from '@domain/order/open/order';
import { orderId } from '@domain/codes/ids';
import { OrderChangeModel } from '@ui/screens/order-change/order-change-model';
import { sampleOrder } from '../order-book/sample-order';

/** Puts order `a` of a customer who proves by SMS into the bank. */
export function putOrder(bank: FakeBank, change: Partial<Order> = {}): void {
  bank.world.agreement = { types: ['M_TAN'] };
  bank.orders.put(sampleOrder('a', { settlementAccountId: mainAccount, version: '1', ...change }));
}

/** The page that changes it. */
export function changeOf(
  bank: FakeBank,
  followFailure: Pick<FollowFailure, 'execute'>,
  drafts = new MemoryChangeDrafts(),
  storage = new MemoryCustomerStorage(),
): OrderChangeModel {
  const { scheduler } = bank;
  const orders = new FakeOrderGateway(bank);
  const { tools, listOpenIntents } = releaseBench(bank, storage);
  return new OrderChangeModel(orderId('a'), undefined, {
    market: { instruments: new FakeInstrumentGateway(bank) },
    book: { orders, watchOrders: new WatchOrders(bank.live) },
    changing: { bank: new FakeOrderChangeGateway(bank), keep: new KeepChange(drafts), drafts },
    change: new Release(changeRegistration(new FakeChangeRelease(bank)), tools),
    depots: new FakeDepotGateway(bank),
    listOpenIntents,
    followFailure,
    awaitPush: new AwaitPushApproval(new FakePushStatusGateway(bank), scheduler, { warn: () => undefined }),
    clock: scheduler,
    scheduler,
  });
}
