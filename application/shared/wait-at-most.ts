import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Scheduler } from '../ports/scheduler';

/**
 * Asks once for all who want the same, and lets nobody wait longer than so many milliseconds in all: from then on it is
 * still asked for, but who wants it goes on without. Once it is there, everybody has it.
 */
export function waitAtMost<L, A>(
  scheduler: Pick<Scheduler, 'after'>,
  milliseconds: number,
  ask: TaskEither<L, A>,
): TaskEither<L | undefined, A> {
  let asking: Promise<E.Either<L, A>> | undefined;
  let over: Promise<E.Either<undefined, never>> | undefined;
  return () => {
    over ??= new Promise((resolve) => {
      scheduler.after(milliseconds, () => resolve(E.left(undefined)));
    });
    asking ??= ask().then((answer) => {
      // What failed is asked for again, by whoever wants it next.
      if (E.isLeft(answer)) asking = undefined;
      return answer;
    });
    // Of two that are settled the first one wins.
    return Promise.race([asking, over]);
  };
}
