import { MemoryCustomerStorage } from '@adapters/fake/device/memory-customer-storage';
import { MemoryFundChangeDrafts } from '@adapters/fake/device/memory-fund-change-drafts';
import { FakeTaxGateway } from '@adapters/fake/tax/fake-tax-gateway';
import { ownIban } from '@adapters/fake/fund-depot/fake-fund-world';
import { LoadFundTax } from '@application/fund-depot/load-fund-tax';
import { fundOrderId } from '@domain/codes/ids';
import type { FundOrderKind } from '@domain/fund-depot/fund-order';
import type { Snapshot } from '@domain/form/session/snapshot';
import type { FundDepotModel } from '@ui/screens/fund-depot/fund-depot-model';
import * as O from 'fp-ts/Option';
import { regularDeposit } from '../../../application/release/fund-depot-kinds';
import { PersistentVisitor, toldAtProof } from '../../each-call/persistent-visitor';
import { PortalBank } from '../../each-call/portal-bank';
import { fundModel, withFundDepot } from './fund-depot-bench';

/** What is wanted of the fund depot. */
export const wishes = ['deposit', 'regular', 'withdrawal', 'change', 'cancel', 'end', 'reference'] as const;

/** See wishes. */
export type Wish = (typeof wishes)[number];

/** Another account at another bank. */
const ELSEWHERE = 'DE12500105170648489890';
const ORDER = fundOrderId('fund-order-1');

/** A customer who wants one thing of the fund depot, and does what the page offers until it is done. */
export class PersistentDepositor extends PersistentVisitor {
  declare readonly bank: PortalBank;
  readonly #storage = new MemoryCustomerStorage();
  readonly #changes = new MemoryFundChangeDrafts();
  #draft: Snapshot | undefined;
  #hasTyped = false;
  model: FundDepotModel;

  constructor(readonly wish: Wish) {
    super(withFundDepot(new PortalBank()));
    const { funds } = this.bank;
    if (wish === 'change' || wish === 'cancel') funds.put(regularDeposit(ORDER));
    if (wish === 'end') {
      const { firstStart: start } = funds.conditions.regular;
      funds.put({
        ...regularDeposit(ORDER),
        state: 'ACTIVE',
        regular: { interval: 'MONTHLY', day: 1, start, nextDate: start },
      });
    }
    this.model = this.#visit();
  }

  get #kind(): FundOrderKind {
    return this.wish === 'withdrawal' ? 'WITHDRAWAL' : 'DEPOSIT';
  }

  get leftFor(): string | undefined {
    return this.bank.leftFor ?? this.model.releasing.route;
  }

  /** How often what is wanted has been done. */
  get done(): number {
    const { funds } = this.bank;
    const { orders } = funds;
    switch (this.wish) {
      case 'deposit':
      case 'regular':
      case 'withdrawal':
        return orders.length;
      case 'change':
        return Number(orders[0]?.version) - 1;
      case 'cancel':
      case 'end':
        return orders.filter(({ state }) => state === 'CANCELLED' || state === 'ENDED').length;
      case 'reference':
        return funds.reference.iban === ELSEWHERE ? 1 : 0;
    }
  }

  /** Whether something was typed that came to nothing, and does not stand on the page any more. */
  get hasLost(): boolean {
    return this.#hasTyped && this.done === 0 && this.model.releasing.shown === undefined && !this.#isTyped;
  }

  get #isTyped(): boolean {
    const { input, asking } = this.model;
    const { form, nodes } = input;
    switch (this.wish) {
      case 'cancel':
      case 'end':
        return true;
      case 'reference': {
        const shown = asking?.kind === 'reference' ? asking.model.form : undefined;
        return shown?.field(shown.nodes.iban).value.replaceAll(' ', '') === ELSEWHERE;
      }
      default: {
        const { value } = form.field(this.wish === 'withdrawal' ? nodes.withdrawn : nodes.amount);
        return value.replace('.', '') === '1500';
      }
    }
  }

  get told(): string {
    const { place, releasing, depot, notice, attempt, asking } = this.model;
    if (this.leftFor !== undefined) return `led to ${this.leftFor}`;
    if (place.kind === 'done') return 'done';
    if (releasing.shown !== undefined) {
      const { stage } = releasing.shown.release;
      if (stage.kind === 'asking') return 'asking the bank';
      return stage.kind === 'proof' ? toldAtProof(stage.tan) : 'at the proof';
    }
    if (depot.data.kind === 'failed') return 'said at the page';
    const at = asking?.kind ?? place.kind;
    if (releasing.failure !== undefined) return `said at the ${at}: ${releasing.failure.kind}`;
    if (asking?.kind === 'reference' && asking.model.attempt > 0) return 'said at the fields';
    if (place.kind === 'input' && notice !== undefined && notice !== 'restored') return notice;
    if (place.kind === 'input' && attempt > 0) return 'said at the fields';
    return `at the ${at}`;
  }

  async open(): Promise<void> {
    void this.model.open(this.wish === 'change' ? ORDER : undefined);
    await this.wait(1000);
  }

  /** Says what is wanted, as far as anything is to be typed. */
  async type(): Promise<void> {
    this.#hasTyped = true;
    const { form, nodes } = this.model.input;
    const say = (node: typeof nodes.amount, value: string): void => {
      form.session.field(node).setValue(value);
    };
    switch (this.wish) {
      case 'regular':
        form.session.field(nodes.repetition).setValue('REGULARLY');
        say(nodes.amount, '1500');
        break;
      case 'deposit':
      case 'change':
        form.session.field(nodes.accountIban).setValue(ownIban);
        say(nodes.amount, '1500');
        break;
      case 'withdrawal':
        say(nodes.withdrawn, '1500');
        break;
      case 'reference': {
        this.model.askReference(this.bank.funds.reference.iban);
        const { asking } = this.model;
        if (asking?.kind === 'reference')
          asking.model.form.field(asking.model.form.nodes.iban).setValue(ELSEWHERE);
        break;
      }
      case 'cancel':
      case 'end':
        break;
    }
    await this.wait(1000);
  }

  /** Comes back after having been led away; nothing goes wrong any more. */
  async comeBack(): Promise<void> {
    this.model.dispose();
    await this.wait(0);
    // The number of another account is not kept on the device.
    if (this.wish === 'reference') this.#hasTyped = false;
    this.bank.faults.clear();
    this.bank.return();
    this.model = this.#visit();
    await this.open();
  }

  protected async step(): Promise<void> {
    const { model } = this;
    const { releasing, place, depot } = model;
    if (releasing.shown !== undefined) {
      const { stage } = releasing.shown.release;
      if (stage.kind === 'proof') await this.prove(stage.tan);
      else if (stage.kind === 'asking') void stage.asking.ask();
    } else if (depot.data.kind === 'failed') void model.retry();
    else if (place.kind === 'check') void model.release('Auftrag');
    else if (this.wish === 'cancel' || this.wish === 'end') {
      const [order] = this.bank.funds.orders;
      if (order !== undefined) void model.cancel(order, 'Ende');
    } else if (this.wish === 'reference') await this.#changeReference();
    else {
      if (!this.#isTyped) await this.type();
      void model.check();
    }
  }

  async #changeReference(): Promise<void> {
    if (this.model.asking === undefined) await this.type();
    const { asking } = this.model;
    if (asking?.kind === 'reference')
      void asking.model.submit((said) => this.model.changeReference(said, 'Konto'));
  }

  #visit(): FundDepotModel {
    return fundModel(this.bank, this.#kind, {
      storage: this.#storage,
      changeDrafts: this.#changes,
      drafting: {
        keep: (draft) => async () => {
          this.#draft = draft;
          return true;
        },
        restore: () => async () =>
          this.#draft === undefined ? O.none : O.some({ kept: this.#draft, lost: [] }),
      },
      loadTax: new LoadFundTax(new FakeTaxGateway(this.bank)),
      followFailure: this.bank.followFailure,
    });
  }
}
