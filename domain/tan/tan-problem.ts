import type { Failure } from '@domain/failure/failure';
import type { ChallengeId } from '@domain/codes/ids';
import type { Message } from '@domain/message/message';
import { later, type Instant } from '@domain/time/instant';
import type { TanChallenge } from './tan-challenge';

/** Why a proof was refused: by the TAN itself, or because the request was not one the bank releases. */
export type RefusalReason =
  | 'invalid'
  | 'pending'
  | 'expired'
  | 'replaced'
  | 'denied'
  | 'malformed'
  | 'rejected';

/** Why the last entry or request did not lead on; shown at the entry (portal.md 8). */
export type TanProblem =
  | {
      readonly reason: RefusalReason;
      readonly messages: readonly Message[];
      readonly triesLeft?: number;
      /** The last known authenticationInfoId: another one than the challenge's means that it was replaced. */
      readonly lastKnownId?: ChallengeId;
    }
  | { readonly reason: 'failure'; readonly failure: Failure };

/** Code of a request the bank could not read, for instance one without its TAN (portal.md 8). */
const MALFORMED = 'request.object.invalid';

/** Reads a failure as the widget shows it: a refusal by its reason and messages, all else as it came. */
export function toTanProblem(failure: Failure): TanProblem {
  if (failure.kind === 'validation') {
    const { code, messages } = failure;
    return { reason: code === MALFORMED ? 'malformed' : 'rejected', messages };
  }
  if (failure.kind !== 'tan') return { reason: 'failure', failure };
  const { reason, messages, triesLeft, lastKnownId } = failure;
  return {
    reason,
    messages,
    ...(triesLeft === undefined ? {} : { triesLeft }),
    ...(lastKnownId === undefined ? {} : { lastKnownId }),
  };
}

/** Milliseconds by which the bank's clock may differ: what ends so close to its time has run out. */
const CLOSE_TO_END = 10_000;
/** That a request is good for nothing any more, in the bank's words, which leave open why; any other word of it says why. */
const VOID = 'fehler-tan-abgelaufen';

/** The same, told at this moment: a challenge that is void before its time was replaced by another window's (TAN-10). */
export function asReplaced(problem: TanProblem, { id, expiresAt }: TanChallenge, now: Instant): TanProblem {
  if (problem.reason === 'failure' || isFinal(problem) || !isOver(problem, id)) return problem;
  const hasSuccessor = problem.lastKnownId !== undefined && problem.lastKnownId !== id;
  const isEarly =
    problem.reason === 'expired' &&
    expiresAt !== undefined &&
    now < later(expiresAt, -CLOSE_TO_END) &&
    problem.messages.every(({ key }) => key.replaceAll('_', '-') === VOID);
  return hasSuccessor || isEarly ? { ...problem, reason: 'replaced' } : problem;
}

/** The problem as the part of a state that shows it. */
export const withProblem = (problem: TanProblem | undefined) => (problem === undefined ? {} : { problem });

/** After the lock nothing helps, whichever way the bank says it (portal.md 9). */
export const isFinal = (problem: TanProblem): boolean =>
  problem.reason === 'denied' || (problem.reason === 'invalid' && problem.triesLeft === 0);

/** Whether the proof itself was not good: a wrong TAN, or a push not yet approved. */
export const isWrong = ({ reason }: TanProblem): boolean => reason === 'invalid' || reason === 'pending';

/** Whether the challenge is good for nothing any more: over, void, or replaced by a later one (TAN-10). */
export const isOver = (problem: TanProblem, id: ChallengeId): boolean =>
  problem.reason === 'expired' ||
  problem.reason === 'replaced' ||
  problem.reason === 'rejected' ||
  (problem.reason !== 'failure' && problem.lastKnownId !== undefined && problem.lastKnownId !== id);
