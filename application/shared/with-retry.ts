import { isTemporary } from '@domain/failure/failure';
import * as E from 'fp-ts/Either';
import type { Result } from '../ports/result';
import type { Scheduler } from '../ports/scheduler';
import { pause } from './pause';

/** How often a failed call is repeated, and how the pause before each repetition grows. */
export interface RetryPolicy {
  readonly retries: number;
  /** Milliseconds before the first repetition; twice as much before the second, and so on. */
  readonly pause: number;
}

/** At most 2 repetitions with a scaling delay of 500 ms (brokerage.md 8 and 9). */
export const RETRY: RetryPolicy = { retries: 2, pause: 500 };

/**
 * Repeats a call that failed for a while only; a refusal, 403 included, is final at once. For calls that may
 * safely be made twice: reading ones, and writing ones that carry an idempotency key.
 */
export const withRetry =
  (scheduler: Pick<Scheduler, 'after'>, policy: RetryPolicy = RETRY) =>
  <T>(call: Result<T>): Result<T> =>
  async () => {
    let answer = await call();
    for (let retry = 1; retry <= policy.retries && E.isLeft(answer) && isTemporary(answer.left); retry++) {
      await pause(scheduler, retry * policy.pause)();
      answer = await call();
    }
    return answer;
  };
