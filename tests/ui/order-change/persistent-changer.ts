import { FakeInstrumentGateway } from '@adapters/fake/fake-instrument-gateway';
import { FakeOrderChangeGateway } from '@adapters/fake/fake-order-change-gateway';
import { FakeOrderGateway } from '@adapters/fake/fake-order-gateway';
import { FakePushStatusGateway } from '@adapters/fake/fake-push-status-gateway';
import { mainAccount } from '@adapters/fake/fake-world';
import { AskOrder } from '@application/order-book/ask-order';
import { FindOrder } from '@application/order-book/find-order';
import { LoadOrderCosts } from '@application/order-book/load-order-costs';
import { WatchOrders } from '@application/order-book/watch-orders';
import { ChangeOrder } from '@application/order-change/change-order';
import { PrevalidateChange } from '@application/order-change/prevalidate-change';
import { RequestChange } from '@application/order-change/request-change';
import { LoadCosts } from '@application/order/load-costs';
import { LoadQuotes } from '@application/order/load-quotes';
import { AwaitPushApproval } from '@application/tan/await-push-approval';
import { decimalText, zero } from '@domain/shared/decimal';
import { orderId } from '@domain/shared/ids';
import { OrderChangeModel } from '@ui/order-change/order-change-model';
import { fakeDeedLog } from '../../application/receipt/fake-deed-log';
import { PersistentVisitor, toldAtProof } from '../each-call/persistent-visitor';
import { PortalBank } from '../each-call/portal-bank';
import { sampleOrder } from '../order-book/sample-order';

/** A customer who wants the limit of one order at 250. */
export class PersistentChanger extends PersistentVisitor {
  declare readonly bank: PortalBank;
  model: OrderChangeModel;

  constructor() {
    const bank = new PortalBank();
    super(bank);
    bank.world.agreement = { types: ['M_TAN'] };
    bank.orders.put(sampleOrder('a', { settlementAccountId: mainAccount, version: '1' }));
    this.model = this.#visit();
  }

  /** How often the order was changed: each change is a version of its own. */
  get changes(): number {
    return Number(this.bank.orders.all[0]?.version) - 1;
  }

  get typed(): string | undefined {
    return this.model.editing?.form.values.limit;
  }

  get leftFor(): string | undefined {
    return this.bank.leftFor ?? this.model.route;
  }

  get told(): string {
    const { step, failure, notice, followed, costs, attempt } = this.model;
    if (this.leftFor !== undefined) return `led to ${this.leftFor}`;
    if (step.kind === 'done') return 'done';
    if (step.kind === 'asking') return 'asking the bank';
    if (followed.data.kind === 'failed') return 'said at the order';
    if (step.kind === 'release' && toldAtProof(step.tan) !== 'at the TAN') return toldAtProof(step.tan);
    if (failure !== undefined) return `said at the ${step.kind}: ${failure.kind}`;
    if (step.kind === 'check' && costs.data.kind === 'failed') return 'said at the costs';
    if (step.kind === 'input' && this.changes === 1 && this.#isShown) return 'done';
    if (step.kind === 'input' && (notice !== undefined || attempt > 0)) return notice ?? 'said at the fields';
    return `at the ${step.kind}`;
  }

  /** The order on the page stands as wanted. */
  get #isShown(): boolean {
    return decimalText(this.model.editing?.part.limit?.value ?? zero) === '250';
  }

  async open(): Promise<void> {
    void this.model.followed.load();
    await this.wait(1000);
  }

  type(): void {
    this.model.editing?.form.field('limit').setValue('250');
  }

  /** Comes back after having been led away, as after a reload; nothing goes wrong any more. */
  async comeBack(): Promise<void> {
    this.model.dispose();
    this.bank.faults.clear();
    this.bank.return();
    this.model = this.#visit();
    await this.open();
    this.type();
  }

  protected async step(): Promise<void> {
    const { model } = this;
    const { step } = model;
    if (model.followed.data.kind === 'failed') await model.followed.load();
    else if (step.kind === 'input') await this.#check();
    else if (step.kind === 'check') this.#release();
    else if (step.kind === 'release') await this.prove(step.tan);
    else if (step.kind === 'asking') void model.ask();
  }

  async #check(): Promise<void> {
    if (this.typed === '252,00') this.type();
    await this.model.check();
  }

  #release(): void {
    if (this.model.costs.data.kind === 'failed') this.model.loadCosts();
    else this.model.release();
  }

  #visit(): OrderChangeModel {
    const { bank } = this;
    const { scheduler } = bank;
    const orders = new FakeOrderGateway(bank);
    const changes = new FakeOrderChangeGateway(bank);
    const askOrder = new AskOrder(orders, scheduler);
    return new OrderChangeModel(orderId('a'), undefined, {
      findOrder: new FindOrder(orders),
      watchOrders: new WatchOrders(bank.live),
      prevalidateChange: new PrevalidateChange(changes),
      loadCosts: new LoadCosts(orders),
      loadOrderCosts: new LoadOrderCosts(orders),
      requestChange: new RequestChange(changes),
      changeOrder: new ChangeOrder(changes, askOrder, fakeDeedLog(scheduler)),
      askOrder,
      followFailure: bank.followFailure,
      loadQuotes: new LoadQuotes(new FakeInstrumentGateway(bank)),
      awaitPush: new AwaitPushApproval(new FakePushStatusGateway(bank), scheduler, { warn: () => undefined }),
      clock: scheduler,
      scheduler,
    });
  }
}
