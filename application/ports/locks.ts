import type { Task } from 'fp-ts/Task';

/** Keeps the tabs of one browser from doing the same thing side by side. */
export interface Locks {
  /** The task, run while nobody else in this browser runs one under this name; others wait for their turn. */
  exclusively<T>(name: string, task: Task<T>): Task<T>;
  /** Whether anybody in this browser runs a task under the name just now; where that cannot be known, yes. */
  isHeld(name: string): Task<boolean>;
}
