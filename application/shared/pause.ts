import type { Task } from 'fp-ts/Task';
import type { Scheduler } from '../ports/scheduler';

/** Waits so many milliseconds of the scheduler. */
export const pause =
  (scheduler: Pick<Scheduler, 'after'>, milliseconds: number): Task<void> =>
  () =>
    new Promise((resolve) => {
      scheduler.after(milliseconds, resolve);
    });
