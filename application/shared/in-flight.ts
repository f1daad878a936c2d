import type { Task } from 'fp-ts/Task';

/** Calls that are under way, by what they are about: asking for the same again joins the one that runs. */
export class InFlight<T> {
  readonly #running = new Map<string, Promise<T>>();

  /** Runs the task, or waits for the one that already runs under this key. */
  join(key: string, task: Task<T>): Task<T> {
    return () => {
      const running = this.#running.get(key);
      if (running !== undefined) return running;
      const started = task().finally(() => this.#running.delete(key));
      this.#running.set(key, started);
      return started;
    };
  }
}
