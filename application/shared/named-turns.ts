import type { Task } from 'fp-ts/Task';
import { Turns } from './turns';

/** Turns for each name: tasks of one name run one after the other, those of different names side by side. */
export class NamedTurns {
  readonly #turns = new Map<string, Turns>();
  readonly #taken = new Map<string, number>();

  /** The task, in its turn. */
  take<T>(name: string, task: Task<T>): Task<T> {
    const turns = this.#turns.get(name) ?? new Turns();
    this.#turns.set(name, turns);
    return async () => {
      this.#count(name, 1);
      try {
        return await turns.take(task)();
      } finally {
        this.#count(name, -1);
      }
    };
  }

  /** Whether a task of this name runs or waits. */
  isTaken(name: string): boolean {
    return (this.#taken.get(name) ?? 0) > 0;
  }

  #count(name: string, change: number): void {
    this.#taken.set(name, (this.#taken.get(name) ?? 0) + change);
  }
}
