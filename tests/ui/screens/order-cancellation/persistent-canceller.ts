import { MemoryCustomerStorage } from '@adapters/fake/device/memory-customer-storage';
import type { OrderCancellationModel } from '@ui/screens/order-cancellation/order-cancellation-model';
import { PersistentVisitor, toldAtProof } from '../../each-call/persistent-visitor';
import { PortalBank } from '../../each-call/portal-bank';
import { cancellationOf, putOrder } from './cancellation-bench';

/** A customer who wants one order cancelled. */
export class PersistentCanceller extends PersistentVisitor {
  declare readonly bank: PortalBank;
  readonly #storage = new MemoryCustomerStorage();
  model: OrderCancellationModel;

  constructor() {
    const bank = new PortalBank();
    super(bank);
    putOrder(bank);
    this.model = cancellationOf(bank, bank.followFailure, this.#storage);
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
    const { tan } = this.model.release;
    if (tan !== undefined) return toldAtProof(tan);
    return missed ?? `at the ${step.kind}`;
  }

  async open(): Promise<void> {
    void this.model.open();
    await this.wait(1000);
  }

  /** Comes back after having been led away, as after a reload; nothing goes wrong any more. */
  async comeBack(): Promise<void> {
    this.model.dispose();
    this.bank.faults.clear();
    this.bank.return();
    this.model = cancellationOf(this.bank, this.bank.followFailure, this.#storage);
    await this.open();
  }

  protected async step(): Promise<void> {
    const { step, followed } = this.model;
    if (followed.data.kind === 'failed') await followed.load();
    else if (step.kind === 'question') this.model.proceed('Streichung');
    else if (this.model.release.tan) await this.prove(this.model.release.tan);
    else void this.model.release.lookAgain();
  }
}
