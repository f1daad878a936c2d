import { MemoryCustomerStorage } from '@adapters/fake/device/memory-customer-storage';
import { MemoryChangeDrafts } from '@adapters/fake/device/memory-change-drafts';
import { decimalText, zero } from '@domain/money/decimal';
import type { OrderChangeModel } from '@ui/screens/order-change/order-change-model';
import { PersistentVisitor, toldAtProof } from '../../each-call/persistent-visitor';
import { PortalBank } from '../../each-call/portal-bank';
import { changeOf, putOrder } from './change-bench';

/** A customer who wants the limit of one order at 250. */
export class PersistentChanger extends PersistentVisitor {
  declare readonly bank: PortalBank;
  readonly #drafts = new MemoryChangeDrafts();
  readonly #storage = new MemoryCustomerStorage();
  model: OrderChangeModel;

  constructor() {
    const bank = new PortalBank();
    super(bank);
    putOrder(bank);
    this.model = changeOf(bank, bank.followFailure, this.#drafts, this.#storage);
  }

  /** How often the order was changed: each change is a version of its own. */
  get changes(): number {
    return Number(this.bank.orders.all[0]?.version) - 1;
  }

  get #limit() {
    const form = this.model.editing?.form;
    return form?.field(form.nodes.limit);
  }

  get typed(): string | undefined {
    return this.#limit?.value;
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
    const { tan } = this.model.release;
    if (tan !== undefined && toldAtProof(tan) !== 'at the TAN') return toldAtProof(tan);
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
    void this.model.open();
    await this.wait(1000);
  }

  type(): void {
    this.#limit?.setValue('250');
  }

  /** Comes back after having been led away, as after a reload; nothing goes wrong any more. */
  async comeBack(): Promise<void> {
    this.model.dispose();
    this.bank.faults.clear();
    this.bank.return();
    this.model = changeOf(this.bank, this.bank.followFailure, this.#drafts, this.#storage);
    await this.open();
  }

  protected async step(): Promise<void> {
    const { model } = this;
    const { step } = model;
    if (model.followed.data.kind === 'failed') await model.followed.load();
    else if (step.kind === 'input') await this.#check();
    else if (step.kind === 'check') this.#release();
    else if (model.release.tan) await this.prove(model.release.tan);
    else if (step.kind === 'asking') void model.release.lookAgain();
  }

  async #check(): Promise<void> {
    if (this.typed === '252,00') this.type();
    await this.model.check();
  }

  #release(): void {
    if (this.model.costs.data.kind === 'failed') this.model.loadCosts();
    else this.model.proceed('Änderung');
  }
}
