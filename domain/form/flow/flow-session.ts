import type { Task } from 'fp-ts/Task';
import { Computed } from '../graph/computed';
import { Source } from '../graph/source';
import { isError, type Issue } from '../issue';
import type { FormSession } from '../session/form-session';
import { sentOf, type Sent } from '../session/sent';
import { askedAbout } from '../session/asked';
import { sameValue } from '../same-value';
import type { Flow, Step } from './flow';
import { progressAt, type StepState } from './progress';

/** What the bank says about a step before the next, or about the form that is sent; errors hold the customer back. */
export type AskBank = (step: string, sent: Sent) => Task<readonly Issue[]>;

/** What came of going on. */
export type Going =
  /** On to the step named. */
  | { readonly kind: 'went'; readonly to: string }
  /** Something is wrong here, or at an earlier step, which is shown now. */
  | { readonly kind: 'stayed'; readonly at: string }
  /** A check that the bank makes while the customer types has not been answered; or going on was called off. */
  | { readonly kind: 'pending' };

/**
 * A customer on the way through a flow. Which steps there are is derived from the form; what is stored is where the
 * customer stands, and for which values the bank has found each step right.
 */
export class FlowSession<S extends object, F extends object> {
  readonly #session: FormSession<S, F>;
  readonly #steps: readonly Step[];
  readonly #askBank: AskBank;
  readonly #at: Source<string>;
  /** What stood in a step when the bank had nothing against it. */
  readonly #passed = new Source<Readonly<Record<string, unknown>>>({});
  #run = 0;
  /** The names of the steps that there are in this situation, in their order. */
  readonly visibleCell: Computed<readonly string[]>;
  /** Where the customer stands: the step gone to or, if that is no longer there, the one before it. */
  readonly atCell: Computed<string>;

  constructor(flow: Flow<S>, session: FormSession<S, F>, askBank: AskBank) {
    const [first] = flow.steps;
    if (first === undefined) throw new Error('A flow has at least one step');
    this.#session = session;
    this.#steps = flow.steps;
    this.#askBank = askBank;
    this.#at = new Source(first.name);
    const shown = flow.steps.map(({ when }) => when && session.holds(when));
    this.visibleCell = new Computed(
      shown.filter((cell) => cell !== undefined),
      () => flow.steps.filter((_, index) => shown[index]?.get() ?? true).map(({ name }) => name),
    );
    this.atCell = new Computed([this.#at, this.visibleCell], () => this.#here());
  }

  get visible(): readonly string[] {
    return this.visibleCell.get();
  }

  get at(): string {
    return this.atCell.get();
  }

  /** How far the customer is, from 0 to 1 (APP-01). */
  get progress(): number {
    return progressAt(this.visible.indexOf(this.at), this.visible.length);
  }

  /** How a step is shown in the navigation; it is done only for the values the bank found right. */
  stateOf(name: string): StepState {
    if (name === this.at) return 'current';
    const passed = this.#passed.get()[name];
    return passed !== undefined && sameValue(passed, this.#standing(name)) ? 'completed' : 'open';
  }

  /** Back to the step before; the one gone to keeps what was typed. */
  goBack(): void {
    const before = this.visible[this.visible.indexOf(this.at) - 1];
    if (before !== undefined) this.#turnTo(before);
  }

  /** To a step that is completed, or to the first that is not. */
  goTo(name: string): void {
    const open = this.visible.find((each) => this.stateOf(each) !== 'completed');
    if (this.visible.includes(name) && (this.stateOf(name) === 'completed' || name === open))
      this.#turnTo(name);
  }

  /** What is sent: nothing of steps that are not part of the form, nor of skipped ones that say so. */
  sent(): Sent {
    const left = this.#steps.filter(
      (step) => step.notPartOfForm ?? (step.excludeIfSkipped && !this.visible.includes(step.name)) ?? false,
    );
    const kept = new Set(
      this.#steps.filter((step) => !left.includes(step)).flatMap((step) => this.#paths(step)),
    );
    const excluded = new Set(left.flatMap((step) => this.#paths(step)).filter((path) => !kept.has(path)));
    return this.#session.sent((path) => excluded.has(path));
  }

  /** On to the next step: what the form itself finds first, then what is being asked, then the bank (APP-04). */
  goOn = async (): Promise<Going> => {
    const step = this.#step(this.at);
    if (!this.#isRight(step)) return { kind: 'stayed', at: step.name };
    if (this.#session.askingCell.get() > 0) return { kind: 'pending' };
    if (step.kind === 'step' && step.skipsPrevalidation) return this.#pass(step, this.#standing(step.name));
    const run = (this.#run += 1);
    const standing = this.#standing(step.name);
    const sent = step.kind === 'submit' ? this.sent() : sentOf(this.#session.within(step.asks));
    const issues = await this.#askBank(step.name, sent)();
    if (run !== this.#run) return { kind: 'pending' };
    this.#session.hear(sent.asked, 'server', issues);
    return issues.some(isError) ? this.#jump(step, issues) : this.#pass(step, standing);
  };

  #note(name: string, standing: unknown): void {
    this.#session.change(() => this.#passed.set({ ...this.#passed.get(), [name]: standing }));
  }

  #turnTo(name: string): void {
    this.#run += 1;
    this.#session.change(() => this.#at.set(name));
  }

  /** The bank has nothing against it; if it was edited meanwhile it is not done, and the customer stays. */
  #pass(step: Step, standing: unknown): Going {
    this.#note(step.name, standing);
    if (!sameValue(standing, this.#standing(step.name))) return { kind: 'stayed', at: step.name };
    const next = this.visible[this.visible.indexOf(step.name) + 1] ?? step.name;
    this.#turnTo(next);
    return { kind: 'went', to: next };
  }

  /** To the earliest step at which the bank found an error; an error without a step holds the customer here. */
  #jump(step: Step, issues: readonly Issue[]): Going {
    const wrong = new Set(issues.filter(isError).map(({ field }) => field));
    const earliest = this.visible.find((name) =>
      this.#paths(this.#step(name)).some((path) => wrong.has(path)),
    );
    const at = earliest ?? step.name;
    this.#note(at, undefined);
    this.#turnTo(at);
    return { kind: 'stayed', at };
  }

  /** A submit step answers for all steps there are, any other for itself. */
  #isRight(step: Step): boolean {
    if (step.kind === 'submit' && !this.#areRightBefore(step)) return false;
    const { places } = this.#session.within(step.asks);
    this.#session.change(() => {
      for (const place of places) place.submit();
    });
    return !places.some(({ issueCell }) => issueCell.get().some(isError));
  }

  #areRightBefore(step: Step): boolean {
    const before = this.visible.slice(0, this.visible.indexOf(step.name));
    const wrong = before.find((name) => !this.#isRight(this.#step(name)));
    if (wrong !== undefined) this.#turnTo(wrong);
    return wrong === undefined;
  }

  #here(): string {
    const visible = new Set(this.visible);
    const index = this.#steps.findIndex(({ name }) => name === this.#at.get());
    const passedOver = this.#steps.slice(0, index + 1).filter(({ name }) => visible.has(name));
    return passedOver.at(-1)?.name ?? this.visible[0] ?? this.#at.get();
  }

  #standing(name: string): unknown {
    return [...askedAbout(this.#session.within(this.#step(name).asks).places)];
  }

  #paths(step: Step): readonly string[] {
    return this.#session.within(step.asks).paths;
  }

  #step(name: string): Step {
    const step = this.#steps.find((each) => each.name === name);
    if (step === undefined) throw new Error(`The flow has no step ${name}`);
    return step;
  }
}
