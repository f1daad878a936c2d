import type { Task } from 'fp-ts/Task';

/** What has to be finished before the portal is left, such as a draft on its way into the store. */
export class Farewells {
  readonly #tasks = new Set<Task<void>>();

  add(task: Task<void>): void {
    this.#tasks.add(task);
  }

  /** Ends when all have ended. */
  all(): Task<void> {
    return async () => {
      await Promise.allSettled([...this.#tasks].map((task) => task()));
    };
  }
}
