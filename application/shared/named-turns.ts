import type { Task } from 'fp-ts/Task';
import { Turns } from './turns';

/** Turns for each name: tasks of one name run one after the other, those of different names side by side. */
export class NamedTurns {
  readonly #turns = new Map<string, Turns>();

  /** The task, in its turn. */
  take<T>(name: string, task: Task<T>): Task<T> {
    const turns = this.#turns.get(name) ?? new Turns();
    this.#turns.set(name, turns);
    return turns.take(task);
  }
}
