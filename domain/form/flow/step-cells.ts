import type { Cell } from '../graph/cell';
import { Computed } from '../graph/computed';
import { Constant } from '../graph/constant';
import { Source } from '../graph/source';
import { isError, type Issue } from '../issue';
import type { AnyNode } from '../nodes/node';
import { valueOf, type Outcome } from '../outcome';
import { sameValue } from '../same-value';
import type { FormSession } from '../session/form-session';
import type { Layout } from '../session/layout';
import { acrossPlaces } from '../session/across-places';
import type { Step } from './flow';

/** What a step looks at in its session. */
type Session = Pick<FormSession<object, object>, 'cell' | 'holds' | 'within'>;

/** What was said in a step, and what that rests on, when it was gone on from. */
type Answers = readonly unknown[];

/** One step of a flow in a session: whether it is there, whether what stands in it is right, and whether it is done. */
export class StepCells<Name extends string> {
  readonly step: Step<Name>;
  readonly layoutCell: Cell<Layout>;
  readonly visibleCell: Cell<boolean>;
  /** All there is to say of what is asked in it, seen already or not. */
  readonly issueCell: Computed<readonly Issue[]>;
  /** What its own rules find. */
  readonly ruleCell: Computed<readonly Issue[]>;
  /** Something that it needs has not been said. */
  readonly lackingCell: Computed<boolean>;
  /** Nothing in it is an error, and what it needs is said. */
  readonly rightCell: Computed<boolean>;
  /** It was gone on from with the values that stand, and what it rests on stands as it did. */
  readonly doneCell: Computed<boolean>;
  readonly #answers: Computed<Answers>;
  readonly #passed = new Source<Answers | undefined>(undefined);

  constructor(step: Step<Name>, session: Session) {
    const { asks, when, rules = [], skipsPrevalidation } = step;
    const outcomesOf = (nodes: readonly AnyNode[] = []): readonly Cell<Outcome<unknown>>[] =>
      nodes.map((node) => session.cell(node));
    this.step = step;
    this.layoutCell = session.within(asks);
    this.visibleCell = when ? session.holds(when) : new Constant(true);
    const ofPlaces = acrossPlaces(this.layoutCell, ({ issueCell }) => issueCell);
    this.issueCell = new Computed([ofPlaces], () => ofPlaces.get().flat());
    const ruled = rules.map((node) => session.cell(node));
    this.ruleCell = new Computed(ruled, () => ruled.flatMap((cell) => valueOf(cell.get()) ?? []));
    const needs = outcomesOf(step.needs);
    this.lackingCell = new Computed(needs, () => needs.some((cell) => cell.get().kind === 'empty'));
    this.rightCell = new Computed(
      [this.issueCell, this.ruleCell, this.lackingCell],
      () => !this.lackingCell.get() && ![...this.issueCell.get(), ...this.ruleCell.get()].some(isError),
    );
    const said = acrossPlaces(
      skipsPrevalidation ? new Constant(undefined) : this.layoutCell,
      ({ entryCell }) => entryCell,
    );
    const grounds = outcomesOf(step.restsOn);
    this.#answers = new Computed([said, ...grounds], () => [
      said.get(),
      ...grounds.map((cell) => cell.get()),
    ]);
    this.doneCell = new Computed(
      [this.#passed, this.#answers, this.rightCell],
      () => this.wasPassed && this.rightCell.get() && sameValue(this.#passed.get(), this.answers),
    );
  }

  get answers(): Answers {
    return this.#answers.get();
  }

  /** It was gone on from before, for whatever values. */
  get wasPassed(): boolean {
    return this.#passed.get() !== undefined;
  }

  /** The customer went on from it, with these values. */
  pass(answers = this.answers): void {
    this.#passed.set(answers);
  }

  /** What is wrong in it is shown; where the bank will speak again, what it said before is dropped. */
  show(): void {
    const { skipsPrevalidation } = this.step;
    for (const place of this.layoutCell.get().places)
      if (skipsPrevalidation) place.blur();
      else place.submit();
  }
}
