import { FakeOrderGateway } from '@adapters/fake/fake-order-gateway';
import { FakePushStatusGateway } from '@adapters/fake/fake-push-status-gateway';
import { AskOrder } from '@application/order-book/ask-order';
import { CancelOrder } from '@application/order-book/cancel-order';
import { FindOrder } from '@application/order-book/find-order';
import { RequestCancellation } from '@application/order-book/request-cancellation';
import { WatchOrders } from '@application/order-book/watch-orders';
import { AwaitPushApproval } from '@application/tan/await-push-approval';
import { orderId } from '@domain/shared/ids';
import { OrderCancellationModel } from '@ui/order-cancellation/order-cancellation-model';
import { fakeDeedLog } from '../../application/receipt/fake-deed-log';
import { PersistentVisitor, toldAtProof } from '../each-call/persistent-visitor';
import { PortalBank } from '../each-call/portal-bank';
import { sampleOrder } from '../order-book/sample-order';

/** A customer who wants one order cancelled. */
export class PersistentCanceller extends PersistentVisitor {
  declare readonly bank: PortalBank;
  model: OrderCancellationModel;

  constructor() {
    const bank = new PortalBank();
    super(bank);
    bank.world.agreement = { types: ['M_TAN'] };
    bank.orders.put(sampleOrder('a'));
    this.model = this.#visit();
  }

  get isCancelled(): boolean {
    return this.bank.orders.all[0]?.status === 'CANCELLED_USER';
  }

  get leftFor(): string | undefined {
    return this.bank.leftFor ?? this.model.route;
  }

  get told(): string {
    const { step, missed, followed } = this.model;
    if (this.leftFor !== undefined) return `led to ${this.leftFor}`;
    if (step.kind === 'done') return 'done';
    if (step.kind === 'asking') return 'asking the bank';
    if (followed.data.kind === 'failed') return 'said at the order';
    if (followed.order?.status === 'CANCELLED_USER') return 'done';
    if (step.kind === 'release') return toldAtProof(step.tan);
    return missed ?? `at the ${step.kind}`;
  }

  async open(): Promise<void> {
    void this.model.followed.load();
    await this.wait(1000);
  }

  /** Comes back after having been led away, as after a reload; nothing goes wrong any more. */
  async comeBack(): Promise<void> {
    this.model.dispose();
    this.bank.faults.clear();
    this.bank.return();
    this.model = this.#visit();
    await this.open();
  }

  protected async step(): Promise<void> {
    const { step, followed } = this.model;
    if (followed.data.kind === 'failed') await followed.load();
    else if (step.kind === 'question') this.model.proceed();
    else if (step.kind === 'release') await this.prove(step.tan);
    else if (step.kind === 'asking') void this.model.ask();
  }

  #visit(): OrderCancellationModel {
    const { bank } = this;
    const { scheduler } = bank;
    const orders = new FakeOrderGateway(bank);
    const askOrder = new AskOrder(orders, scheduler);
    return new OrderCancellationModel(orderId('a'), undefined, {
      findOrder: new FindOrder(orders),
      watchOrders: new WatchOrders(bank.live),
      requestCancellation: new RequestCancellation(orders),
      cancelOrder: new CancelOrder(orders, askOrder, fakeDeedLog(scheduler)),
      askOrder,
      followFailure: bank.followFailure,
      awaitPush: new AwaitPushApproval(new FakePushStatusGateway(bank), scheduler, { warn: () => undefined }),
      clock: scheduler,
      scheduler,
    });
  }
}
