import type { Locks } from '@application/ports/locks';
import { NamedTurns } from '@application/shared/named-turns';
import type { Task } from 'fp-ts/Task';

/** The locks of one browser: all tabs of a test are given the same. */
export class FakeLocks implements Locks {
  readonly #turns = new NamedTurns();

  exclusively<T>(name: string, task: Task<T>): Task<T> {
    return this.#turns.take(name, task);
  }

  isHeld(name: string): Task<boolean> {
    return async () => this.#turns.isTaken(name);
  }
}
