import * as E from 'fp-ts/Either';
import type { Result } from '../ports/result';
import type { SessionTanLapse } from './session-tan-lapse';

/**
 * Makes a call once more that the bank did not look at because the session's TAN has lapsed, after the customer has
 * given it again. Safe for every call: the bank has done nothing.
 */
export const withSessionTan =
  (lapse: Pick<SessionTanLapse, 'regained'>) =>
  <T>(call: Result<T>): Result<T> =>
  async () => {
    const answer = await call();
    if (E.isRight(answer) || answer.left.kind !== 'session-tan-required') return answer;
    const regained = lapse.regained();
    if (regained === undefined) return answer;
    await regained;
    return call();
  };
