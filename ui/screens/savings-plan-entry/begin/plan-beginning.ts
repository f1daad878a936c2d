import type { RestoredPlan } from '@application/savings-plan/plan-drafting';
import { makeAutoObservable, observableRef } from 'mobx';
import type { PlanInputModel } from '../input/plan-input-model';
import type { PrefilledPlan } from './prefilled-plan';

/** What the form of a plan begins with, and how it is begun once more. */
export class PlanBeginning {
  readonly #input: PlanInputModel;
  /** A kept draft of another plan than the one that is proposed or linked to. */
  other: RestoredPlan | undefined;
  #again: PrefilledPlan['again'];

  constructor(input: PlanInputModel) {
    this.#input = input;
    makeAutoObservable(this, { other: observableRef }, { autoBind: true });
  }

  /** Takes what the page was opened with, beside what stands in the form. */
  know({ other, again }: Pick<PrefilledPlan, 'other' | 'again'>): void {
    this.other = other;
    this.#again = again;
  }

  /** As at first: with what is proposed, or empty. */
  again(): void {
    this.#clear();
    this.#again?.();
  }

  /** The securities of the other draft, by which the customer knows it. */
  get otherNames(): readonly string[] {
    return [...(this.other?.instruments.values() ?? [])].map(({ name }) => name);
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
    const { form, nodes, drafts, positions } = this.#input;
    const { session } = form;
    session.change(() => {
      for (const field of session.layoutCell.get().fields) field.takeBack();
      session.collection(nodes.positions).restore(['1']);
    });
    positions.search('1').show('');
    drafts.beginAgain();
    positions.showNames();
  }
}
