/** What became of a step, by Cucumber's own names. */
export type StepStatus = 'passed' | 'failed' | 'ambiguous' | 'undefined' | 'pending' | 'skipped';

/** Why a step failed. */
export type StepFailure =
  /** It expected something else than it found. */
  | {
      readonly kind: 'difference';
      readonly expected: unknown;
      readonly actual: unknown;
      readonly message?: string;
    }
  /** It broke. */
  | { readonly kind: 'error'; readonly message: string }
  /** It was handed a table or a text that it does not take, or misses one. */
  | { readonly kind: 'argument'; readonly takes: number; readonly given: number }
  /** It did not come to an end. */
  | { readonly kind: 'endless' };

/** What became of one step of a scenario. */
export interface StepResult {
  readonly line: number;
  readonly keyword: string;
  /** As it ran: with the values of its row of examples. */
  readonly text: string;
  readonly status: StepStatus;
  readonly failure?: StepFailure;
  /** The definitions that it has, where there are several. */
  readonly meanings?: readonly string[];
}

/** What became of one scenario, or of one row of an outline. */
export interface ScenarioResult {
  readonly name: string;
  readonly line: number;
  /** The row of examples it was made from. */
  readonly exampleLine?: number;
  readonly tags: readonly string[];
  readonly status: StepStatus;
  readonly steps: readonly StepResult[];
  /** Why what is done after it failed. */
  readonly ending?: StepFailure;
}

const fromWorst: readonly StepStatus[] = ['failed', 'ambiguous', 'undefined', 'pending', 'skipped', 'passed'];

/** The worst of several; what has no step has not run. */
export const worstStatus = (statuses: readonly StepStatus[]): StepStatus =>
  fromWorst.find((status) => statuses.includes(status)) ?? 'skipped';
