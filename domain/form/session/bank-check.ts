import type { Task } from 'fp-ts/Task';
import { isError, type Issue } from '../issue';

/** Pause after the last key before the bank is asked (brokerage.md section 5). */
export const ASYNC_PAUSE_MS = 300;

/** Runs a task later; yields how to call it off. The port of the clock fits. */
export type After = (milliseconds: number, task: () => void) => () => void;

/**
 * Asks the bank once the customer pauses. Each edit begins a new run; an answer to an older run comes too late and is
 * dropped. A question that is undefined is not asked: what was said before is taken back.
 */
export class BankCheck {
  readonly #after: After;
  readonly #question: () => Task<readonly Issue[]> | undefined;
  readonly #answered: (issues: readonly Issue[]) => void;
  readonly #isAsking: (isAsking: boolean) => void;
  #run = 0;
  #callOff: (() => void) | undefined;
  #hasRefused = false;

  constructor(
    after: After,
    question: () => Task<readonly Issue[]> | undefined,
    answered: (issues: readonly Issue[]) => void,
    isAsking: (isAsking: boolean) => void,
  ) {
    this.#after = after;
    this.#question = question;
    this.#answered = answered;
    this.#isAsking = isAsking;
  }

  restart(): void {
    this.stop();
    const run = this.#run;
    this.#callOff = this.#after(ASYNC_PAUSE_MS, () => {
      this.#callOff = undefined;
      void this.#ask(run);
    });
  }

  /** The customer waits: what a pause was waited for is asked at once. */
  hurry(): void {
    if (this.#callOff === undefined) return;
    this.stop();
    void this.#ask(this.#run);
  }

  /** What the bank refused is asked once more, since it may take it by now; an answer under way is waited for. */
  askAgain(): void {
    if (!this.#hasRefused) return;
    this.stop();
    void this.#ask(this.#run);
  }

  /** Nothing more is asked, and no answer under way counts any more. */
  stop(): void {
    this.#run += 1;
    this.#callOff?.();
    this.#callOff = undefined;
    this.#hasRefused = false;
    this.#isAsking(false);
  }

  async #ask(run: number): Promise<void> {
    const ask = this.#question();
    if (ask === undefined) {
      this.#answered([]);
      return;
    }
    this.#isAsking(true);
    const issues = await ask();
    if (run !== this.#run) return;
    this.#hasRefused = issues.some(isError);
    this.#answered(issues);
    // Who waits for the answer finds it in the form.
    this.#isAsking(false);
  }
}
