import type { RestoredPlan } from '@application/savings-plan/plan-drafting';
import { makeAutoObservable, observableRef } from 'mobx';
import type { PlanInputModel } from './plan-input-model';
import { begin, type PrefilledPlan, type Proposal } from './prefill-plan';

/** What the form of a plan begins with, and how it is begun once more. */
export class PlanBeginning {
  readonly #input: PlanInputModel;
  /** A kept draft of another plan than the one that is proposed. */
  other: RestoredPlan | undefined;
  #proposal: Proposal | undefined;

  constructor(input: PlanInputModel) {
    this.#input = input;
    makeAutoObservable(this, { other: observableRef }, { autoBind: true });
  }

  /** Takes what the page was opened with, beside what stands in the form. */
  know({ other, proposal }: Pick<PrefilledPlan, 'other' | 'proposal'>): void {
    this.other = other;
    this.#proposal = proposal;
  }

  /** As at first: with what is proposed, or empty. */
  again(): void {
    this.#clear();
    if (this.#proposal !== undefined) begin(this.#input, this.#proposal);
  }

  /** Puts back the other draft in place of what stands; tells what of it could not be restored. */
  resumeOther(): readonly string[] {
    const { other } = this;
    if (other === undefined) return [];
    this.other = undefined;
    this.#clear();
    return this.#input.resume(other);
  }

  #clear(): void {
    const { form, nodes, drafts } = this.#input;
    const { session } = form;
    session.change(() => {
      for (const field of session.layoutCell.get().fields) field.takeBack();
      session.collection(nodes.positions).restore(['1']);
    });
    this.#input.search('1').show('');
    drafts.beginAgain();
    this.#input.showNames();
  }
}
