import type { Task } from 'fp-ts/Task';

/** Runs tasks one after the other, each once the one before has ended in whatever way. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  /** The task, in its turn. */
  take<T>(task: Task<T>): Task<T> {
    return () => {
      const turn = this.#last.then(task, task);
      this.#last = turn;
      return turn;
    };
  }
}
