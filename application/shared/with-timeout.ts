import * as E from 'fp-ts/Either';
import type { Identifiers } from '../ports/identifiers';
import type { Result } from '../ports/result';
import type { Scheduler } from '../ports/scheduler';

/** What a time-out needs: a timer, and an id under which the silence is found in the log. */
export interface TimeoutTools {
  readonly scheduler: Pick<Scheduler, 'after'>;
  readonly identifiers: Pick<Identifiers, 'uuid'>;
}

/** Gives up waiting after so many milliseconds; an answer that comes later is dropped. */
export const withTimeout =
  ({ scheduler, identifiers }: TimeoutTools, milliseconds: number) =>
  <T>(call: Result<T>): Result<T> =>
  () =>
    new Promise((resolve, reject) => {
      const cancel = scheduler.after(milliseconds, () => {
        resolve(E.left({ kind: 'no-answer', reason: 'timeout', errorId: identifiers.uuid() }));
      });
      call().then((answer) => {
        cancel();
        resolve(answer);
      }, reject);
    });
