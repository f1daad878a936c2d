import type { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeOrderGateway } from '@adapters/fake/order/fake-order-gateway';
import { FakePushStatusGateway } from '@adapters/fake/session/fake-push-status-gateway';
import { AskOrder } from '@application/order-book/ask-order';
import { CancelOrder } from '@application/order-book/cancel-order';
import { FindOrder } from '@application/order-book/find-order';
import { RequestCancellation } from '@application/order-book/request-cancellation';
import { WatchOrders } from '@application/order-book/watch-orders';
import type { FollowFailure } from '@application/session/follow-failure';
import { AwaitPushApproval } from '@application/tan/await-push-approval';
import type { Order } from '@domain/order/open/order';
import { orderId } from '@domain/codes/ids';
import { OrderCancellationModel } from '@ui/screens/order-cancellation/order-cancellation-model';
import { fakeActionLog } from '@tests/application/receipt/fake-action-log';
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
): OrderCancellationModel {
  const { scheduler } = bank;
  const orders = new FakeOrderGateway(bank);
  const askOrder = new AskOrder(orders, scheduler);
  return new OrderCancellationModel(orderId('a'), undefined, {
    findOrder: new FindOrder(orders),
    watchOrders: new WatchOrders(bank.live),
    requestCancellation: new RequestCancellation(orders),
    cancelOrder: new CancelOrder(orders, askOrder, fakeActionLog(scheduler)),
    askOrder,
    followFailure,
    awaitPush: new AwaitPushApproval(new FakePushStatusGateway(bank), scheduler, { warn: () => undefined }),
    clock: scheduler,
    scheduler,
  });
}
