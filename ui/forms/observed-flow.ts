import type { Flow } from '@domain/form/flow/flow';
import { FlowSession, type Entrance } from '@domain/form/flow/flow-session';
import { progressAt } from '@domain/form/flow/progress';
import { isError, type Issue } from '@domain/form/issue';
import type { ObservedForm } from './observed-form';

/** A flow over a form on a page: what is asked of it in MobX's sight is observed. */
export class ObservedFlow<S extends object, F extends object, Name extends string> {
  /** For commands: going on, back, to a step. What it says is not observed. */
  readonly session: FlowSession<S, F, Name>;
  readonly #form: ObservedForm<S, F>;

  constructor(flow: Flow<S, Name>, form: ObservedForm<S, F>, entrance?: Entrance<Name>) {
    this.#form = form;
    this.session = new FlowSession(flow, form.session, entrance);
  }

  /** The steps that there are now, in their order. */
  get visible(): readonly Name[] {
    return this.#form.observed(this.session.visibleCell);
  }

  /** Where the customer stands. */
  get at(): Name {
    return this.#form.observed(this.session.atCell);
  }

  /** Where going on leads, once nothing is wrong here. */
  get next(): Name {
    return this.#form.observed(this.session.nextCell);
  }

  /** How far the customer is, from 0 to 1 (APP-01). */
  get progress(): number {
    return progressAt(this.visible.indexOf(this.at), this.visible.length);
  }

  isDone(name: Name): boolean {
    return this.#form.observed(this.session.step(name).doneCell);
  }

  /** Something that the step needs has not been said. */
  isLacking(name: Name): boolean {
    return this.#form.observed(this.session.step(name).lackingCell);
  }

  /** All there is to say of what is asked in a step. */
  issues(name: Name): readonly Issue[] {
    return this.#form.observed(this.session.step(name).issueCell);
  }

  /** What the rules of a step find that is said nowhere else. */
  ruled(name: Name): readonly Issue[] {
    return this.#form.observed(this.session.step(name).ruleCell);
  }

  /** Where in a step something is wrong, else where it begins; not observed. */
  wrongPath(name: Name): string | undefined {
    const { places } = this.session.step(name).layoutCell.get();
    const wrong = places.find(({ issueCell }) => issueCell.get().some(isError));
    return (wrong ?? places[0])?.path;
  }
}
