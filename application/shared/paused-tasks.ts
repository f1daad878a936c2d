import type { Cancel } from '../ports/scheduler';

/** Tasks that wait for a pause, and do not wait for it when the page may end: the part of a page's scheduler that is no timer. */
export class PausedTasks {
  readonly #waiting = new Set<() => void>();

  /** Once: after the pause that `after` keeps, or with all the others. */
  add(after: (task: () => void) => Cancel, task: () => void): Cancel {
    const run = (): void => {
      cancel();
      task();
    };
    const callOff = after(run);
    const cancel = (): void => {
      callOff();
      this.#waiting.delete(run);
    };
    this.#waiting.add(run);
    return cancel;
  }

  /** The page is hidden or goes, and may not come back; what a task adds waits for its own pause. */
  runAll(): void {
    for (const run of [...this.#waiting]) run();
  }
}
