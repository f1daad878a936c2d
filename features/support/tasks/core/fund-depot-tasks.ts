import { fakeFundConditions, ownIban, referenceIban } from '@adapters/fake/fund-depot/fake-fund-world';
import type { Issue } from '@domain/form/issue';
import { FormSession } from '@domain/form/session/form-session';
import type { ExtentKind, FundFormFacts } from '@domain/fund-depot/form/fund-fields';
import { fundForm, type FundNodes } from '@domain/fund-depot/form/fund-form';

/** What scenarios do with an order for a fund depot, in its form. */
export class FundDepotTasks {
  readonly #session = new FormSession<FundNodes, FundFormFacts>(fundForm);

  /** The form stands ready, with the terms of the bank. */
  open(): void {
    this.#session.tell({ conditions: fakeFundConditions, isChange: false });
  }

  deposit(amount: string, from = ownIban): void {
    const { nodes } = this.#session;
    this.#session.field(nodes.kind).setValue('DEPOSIT');
    this.#session.field(nodes.accountIban).setValue(from);
    this.#session.field(nodes.amount).setValue(amount);
  }

  depositFromElsewhere(amount: string): void {
    this.deposit(amount, referenceIban);
  }

  depositRegularly(amount: string, start: string): void {
    const { nodes } = this.#session;
    this.deposit(amount);
    this.#session.field(nodes.repetition).setValue('REGULARLY');
    this.#session.field(nodes.start).setValue(start);
  }

  withdraw(extent: ExtentKind, how = ''): void {
    const { nodes } = this.#session;
    this.#session.field(nodes.kind).setValue('WITHDRAWAL');
    this.#session.field(nodes.accountIban).setValue(ownIban);
    this.#session.field(nodes.extent).setValue(extent);
    if (extent === 'AMOUNT') this.#session.field(nodes.withdrawn).setValue(how);
    if (extent === 'PERCENT') this.#session.field(nodes.percent).setValue(how);
  }

  close(): void {
    this.withdraw('ALL');
    this.#session.field(this.#session.nodes.closing).setValue('CLOSE');
  }

  /** What is found wrong after an attempt to go on. */
  get complaints(): readonly Issue[] {
    void this.#session.submitted(this.#session.nodes.request);
    return this.#session.summary;
  }
}
