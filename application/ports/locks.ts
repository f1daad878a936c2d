import type { Task } from 'fp-ts/Task';

/** Keeps the tabs of one browser from doing the same thing side by side. */
export interface Locks {
  /** The task, run while nobody else in this browser runs one under this name; others wait for their turn. */
  exclusively<T>(name: string, task: Task<T>): Task<T>;
}
