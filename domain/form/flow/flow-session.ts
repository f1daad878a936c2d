import type { Task } from 'fp-ts/Task';
import { Computed } from '../graph/computed';
import { Source } from '../graph/source';
import { isError, type Issue } from '../issue';
import { sameValue } from '../same-value';
import type { FormSession } from '../session/form-session';
import { sentOf, type Sent } from '../session/sent';
import type { Flow } from './flow';
import { progressAt, type StepState } from './progress';
import { StepCells } from './step-cells';

/** What the bank says about a step before the next, or about the form that is sent; errors hold the customer back. */
export type AskBank = (step: string, sent: Sent) => Task<readonly Issue[]>;

/** What came of going on. */
export type Going<Name extends string = string> =
  /** On to the step named. */
  | { readonly kind: 'went'; readonly to: Name }
  /** Something is wrong here, or at an earlier step, which is shown now. */
  | { readonly kind: 'stayed'; readonly at: Name }
  /** Going on was called off: the customer turned to another step, or asked to go on once more. */
  | { readonly kind: 'called-off' };

/** How a customer comes into a flow. */
export interface Entrance<Name extends string> {
  /** Who is asked before a step is gone on from; nobody, where each step skips that. */
  readonly askBank?: AskBank;
  /** Steps that are taken as done, one after the other as far as they are right: what a link or a draft has said. */
  readonly done?: readonly Name[];
  /** The customer was here before: steps before the last in which something was said are taken as done likewise. */
  readonly resumes?: boolean;
}

const nobody: AskBank = () => () => Promise.resolve([]);

/**
 * A customer on the way through a flow. Which steps there are is derived from the form; what is stored is where the
 * customer stands, and for which values each step was gone on from.
 */
export class FlowSession<S extends object, F extends object, Name extends string = string> {
  readonly #session: FormSession<S, F>;
  readonly #flow: Flow<S, Name>;
  readonly #steps: ReadonlyMap<string, StepCells<Name>>;
  readonly #askBank: AskBank;
  readonly #at: Source<Name>;
  #run = 0;
  /** The names of the steps that there are in this situation, in their order. */
  readonly visibleCell: Computed<readonly Name[]>;
  /** Where the customer stands: the step gone to or, if that is no longer there, the one before it, or the first open. */
  readonly atCell: Computed<Name>;
  /** Where going on leads, once nothing is wrong here. */
  readonly nextCell: Computed<Name>;

  constructor(
    flow: Flow<S, Name>,
    session: FormSession<S, F>,
    { askBank = nobody, done: known = [], resumes = false }: Entrance<Name> = {},
  ) {
    const [first] = flow.steps;
    if (first === undefined) throw new Error('A flow has at least one step');
    this.#session = session;
    this.#flow = flow;
    this.#steps = new Map(flow.steps.map((step) => [step.name, new StepCells(step, session)]));
    this.#askBank = askBank;
    this.#at = new Source(first.name);
    const all = [...this.#steps.values()];
    this.visibleCell = new Computed(
      all.map(({ visibleCell }) => visibleCell),
      () => all.filter(({ visibleCell }) => visibleCell.get()).map(({ step }) => step.name),
    );
    // Whether a step is done is looked at only where it leads on: a step nobody comes to makes no fields.
    const done = flow.skipsDone ? all.map(({ doneCell }) => doneCell) : [];
    this.atCell = new Computed([this.#at, this.visibleCell, ...done], () => this.#here());
    this.nextCell = new Computed([this.atCell, this.visibleCell, ...done], () => this.#after(this.at));
    const before = resumes ? [...known, ...this.#saidBefore(known)] : known;
    if (before.length > 0) this.#at.set(this.#begun(before));
  }

  get visible(): readonly Name[] {
    return this.visibleCell.get();
  }

  get at(): Name {
    return this.atCell.get();
  }

  /** How far the customer is, from 0 to 1 (APP-01). */
  get progress(): number {
    return progressAt(this.visible.indexOf(this.at), this.visible.length);
  }

  /** A step as it stands, to be looked at. */
  step(name: Name): Omit<StepCells<Name>, 'pass' | 'show'> {
    return this.#cellsOf(name);
  }

  /** How a step is shown in the navigation; it is done only for the values it was gone on from with. */
  stateOf(name: Name): StepState {
    if (name === this.at) return 'current';
    return this.#isDone(name) ? 'completed' : 'open';
  }

  /** The step there is now in which something at this path is mended. */
  stepAt(path: string | undefined): Name | undefined {
    return this.visible.find((name) => this.#cellsOf(name).layoutCell.get().placeAt(path) !== undefined);
  }

  /** Back to the step before; the one gone to keeps what was typed. */
  goBack(): void {
    const before = this.visible[this.visible.indexOf(this.at) - 1];
    if (before !== undefined) this.#turnTo(before);
  }

  /** To a step the customer has been through, or to the first that is not done. */
  goTo(name: Name): void {
    const open = this.visible.find((each) => !this.#isDone(each));
    if (this.visible.includes(name) && (this.#cellsOf(name).wasPassed || name === open)) this.#turnTo(name);
  }

  /** To the earliest step at which an error is shown, such as one in the bank's answer to what was sent (APP-05). */
  goToError(): void {
    const wrong = this.visible.find((name) =>
      this.#cellsOf(name)
        .layoutCell.get()
        .places.some(({ shownCell }) => shownCell.get().some(isError)),
    );
    if (wrong !== undefined) this.#turnTo(wrong);
  }

  /** What is sent: nothing of steps that are not part of the form, nor of skipped ones that say so. */
  sent(): Sent {
    const { steps } = this.#flow;
    const left = steps.filter(
      (step) => step.notPartOfForm ?? (step.excludeIfSkipped && !this.visible.includes(step.name)) ?? false,
    );
    const kept = new Set(
      steps.filter((step) => !left.includes(step)).flatMap(({ name }) => this.#paths(name)),
    );
    const excluded = new Set(left.flatMap(({ name }) => this.#paths(name)).filter((path) => !kept.has(path)));
    return sentOf(this.#session, { isExcluded: (path) => excluded.has(path) });
  }

  /**
   * On to the next step: what the form itself finds first, then what the bank still answers about what was typed, then
   * the bank about the step (APP-04).
   */
  goOn = async (): Promise<Going<Name>> => {
    const { at } = this;
    const { step, layoutCell } = this.#cellsOf(at);
    if (!this.#isRight(at)) return { kind: 'stayed', at };
    const { answers } = this.#cellsOf(at);
    if (step.kind === 'step' && step.skipsPrevalidation) return this.#leave(at, answers);
    const run = (this.#run += 1);
    await this.#session.answered();
    if (run !== this.#run) return { kind: 'called-off' };
    if (!this.#cellsOf(at).rightCell.get()) return { kind: 'stayed', at };
    const asked = step.kind === 'submit' ? this.sent() : sentOf(this.#session, { layout: layoutCell.get() });
    const issues = await this.#askBank(at, asked)();
    if (run !== this.#run) return { kind: 'called-off' };
    this.#session.hear(asked.asked, 'server', issues);
    return issues.some(isError) ? this.#jump(at, issues) : this.#leave(at, answers);
  };

  /** Takes these steps as done, as far as they are right; the first that is open is shown. */
  #begun(known: readonly Name[]): Name {
    const steps = known.map((name) => this.#cellsOf(name));
    const open = steps.findIndex(({ rightCell }) => !rightCell.get());
    for (const step of steps.slice(0, open < 0 ? steps.length : open)) step.pass();
    return this.visible.find((name) => !this.#isDone(name)) ?? this.at;
  }

  /** The steps before the last in which something was said, without these. */
  #saidBefore(known: readonly Name[]): readonly Name[] {
    const submit = this.visible.findIndex((name) => this.#cellsOf(name).step.kind === 'submit');
    const asked = submit < 0 ? this.visible : this.visible.slice(0, submit);
    const last = asked.findLastIndex((name) =>
      this.#cellsOf(name)
        .layoutCell.get()
        .fields.some(({ isEdited }) => isEdited),
    );
    return asked.slice(0, Math.max(last, 0)).filter((name) => !known.includes(name));
  }

  #turnTo(name: Name): void {
    this.#run += 1;
    this.#session.change(() => this.#at.set(name));
  }

  /** Nothing stands against it; if it was edited meanwhile it is not done, and the customer stays. */
  #leave(at: Name, answers: readonly unknown[]): Going<Name> {
    this.#session.change(() => this.#cellsOf(at).pass(answers));
    if (!sameValue(answers, this.#cellsOf(at).answers)) return { kind: 'stayed', at };
    const to = this.#after(at);
    this.#turnTo(to);
    return { kind: 'went', to };
  }

  /** To the earliest step at which the bank found an error; an error at none of the steps gone through holds here. */
  #jump(from: Name, issues: readonly Issue[]): Going<Name> {
    const wrong = new Set(issues.filter(isError).map(({ field }) => field));
    const through = this.visible.slice(0, this.visible.indexOf(from) + 1);
    const at = through.find((name) => this.#paths(name).some((path) => wrong.has(path))) ?? from;
    this.#turnTo(at);
    return { kind: 'stayed', at };
  }

  /** A submit step answers for all steps before it, any other for itself. */
  #isRight(name: Name): boolean {
    const cells = this.#cellsOf(name);
    if (cells.step.kind === 'submit') {
      const before = this.visible.slice(0, this.visible.indexOf(name));
      const wrong = before.find((each) => !this.#isRight(each));
      if (wrong !== undefined) {
        this.#turnTo(wrong);
        return false;
      }
    }
    this.#session.change(() => cells.show());
    return cells.rightCell.get();
  }

  /** The next step; where done ones are skipped the next open one, behind this first, and the submit after all of them. */
  #after(name: Name): Name {
    const { visible } = this;
    const here = visible.indexOf(name);
    const submit = visible.findIndex((each) => this.#cellsOf(each).step.kind === 'submit');
    if (!this.#flow.skipsDone || here >= submit) return visible[here + 1] ?? name;
    const open = visible.slice(0, submit).filter((each) => each !== name && !this.#isDone(each));
    return open.find((each) => visible.indexOf(each) > here) ?? open[0] ?? visible[submit] ?? name;
  }

  #here(): Name {
    const { visible } = this;
    const at = this.#at.get();
    if (visible.includes(at)) return at;
    const open = this.#flow.skipsDone && visible.find((name) => !this.#isDone(name));
    if (open) return open;
    const names = this.#flow.steps.map(({ name }) => name);
    const before = names.slice(0, names.indexOf(at)).filter((name) => visible.includes(name));
    return before.at(-1) ?? visible[0] ?? at;
  }

  #isDone(name: Name): boolean {
    return this.#cellsOf(name).doneCell.get();
  }

  #paths(name: Name): readonly string[] {
    return this.#cellsOf(name).layoutCell.get().paths;
  }

  #cellsOf(name: Name): StepCells<Name> {
    const cells = this.#steps.get(name);
    if (cells === undefined) throw new Error(`The flow has no step ${name}`);
    return cells;
  }
}
