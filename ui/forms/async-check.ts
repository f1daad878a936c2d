import { makeAutoObservable, runInAction } from 'mobx';
import type { Cancel, Scheduler } from '@application/ports/scheduler';
import { ASYNC_DEBOUNCE_MS } from '@domain/form/async-rule';
import type { Issue } from '@domain/form/issue';
import type { Task } from 'fp-ts/Task';

/**
 * Asks the bank once the customer pauses. Each edit starts a new run; an answer to an older run comes too
 * late and is dropped.
 */
export class AsyncCheck {
  readonly #scheduler: Pick<Scheduler, 'after'>;
  readonly #question: () => Task<readonly Issue[]> | undefined;
  readonly #answered: (issues: readonly Issue[]) => void;
  #run = 0;
  #cancelTimer: Cancel | undefined;
  isAsking = false;

  /** `question` is asked for when the pause is over; undefined means there is nothing to ask. */
  constructor(
    scheduler: Pick<Scheduler, 'after'>,
    question: () => Task<readonly Issue[]> | undefined,
    answered: (issues: readonly Issue[]) => void,
  ) {
    this.#scheduler = scheduler;
    this.#question = question;
    this.#answered = answered;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  restart(): void {
    this.stop();
    const run = this.#run;
    this.#cancelTimer = this.#scheduler.after(ASYNC_DEBOUNCE_MS, () => void this.ask(run));
  }

  /** Nothing more is asked, and no answer under way counts any more. */
  stop(): void {
    this.#run += 1;
    this.#cancelTimer?.();
    this.isAsking = false;
  }

  private async ask(run: number): Promise<void> {
    const ask = this.#question();
    if (ask === undefined) {
      this.#answered([]);
      return;
    }
    this.isAsking = true;
    const issues = await ask();
    if (run !== this.#run) return;
    runInAction(() => {
      this.isAsking = false;
      this.#answered(issues);
    });
  }
}
