import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Scheduler } from '../ports/scheduler';
import { pause } from './pause';

/** How long nobody waits for what may come late, and how long before what failed is asked for again, in milliseconds. */
export interface Patience {
  readonly atMost: number;
  readonly again: number;
}

/** What may come late: who does not have it in time goes on without, and may have it at last. */
export interface LateResult<F, A> {
  readonly inTime: TaskEither<F | undefined, A>;
  /** Asks on quietly until it is there; fails once it never will be. */
  readonly atLast: TaskEither<F, A>;
}

/**
 * Asks once for all who want the same, and lets nobody wait longer than so many milliseconds in all: from then on it is
 * still asked for, but who wants it goes on without. Once it is there, everybody has it.
 */
export function waitAtMost<F, A>(
  scheduler: Pick<Scheduler, 'after'>,
  patience: Patience,
  ask: TaskEither<F, A>,
  isHopeless: (failure: F) => boolean,
): LateResult<F, A> {
  let asking: Promise<E.Either<F, A>> | undefined;
  let over: Promise<E.Either<undefined, never>> | undefined;
  const asked = (): Promise<E.Either<F, A>> =>
    (asking ??= ask().then((answer) => {
      // What failed is asked for again, by whoever wants it next.
      if (E.isLeft(answer)) asking = undefined;
      return answer;
    }));
  return {
    inTime: () => {
      over ??= new Promise((resolve) => {
        scheduler.after(patience.atMost, () => resolve(E.left(undefined)));
      });
      // Of two that are settled the first one wins.
      return Promise.race([asked(), over]);
    },
    atLast: async () => {
      let answer = await asked();
      while (E.isLeft(answer) && !isHopeless(answer.left)) {
        await pause(scheduler, patience.again)();
        answer = await asked();
      }
      return answer;
    },
  };
}
