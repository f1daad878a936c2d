import { isTyped, type TypedChallenge } from './tan-challenge';
import { isLastChallenge } from './tan-limits';
import { isFinal, isOver, isWrong, type TanProblem } from './tan-problem';
import { arrow, type TanTransition } from './tan-transition';
import { toRequesting } from './to-requesting';

function countDown(challenge: TypedChallenge, problem: TanProblem): TypedChallenge {
  if (problem.reason !== 'invalid' || problem.triesLeft === undefined) return challenge;
  return { ...challenge, triesLeft: problem.triesLeft };
}

/** The bank's answer to a proof (TAN-12, portal.md 8). */
export const answerTransitions: readonly TanTransition[] = [
  arrow('submitting', 'accepted', 'accepted', () => ({ kind: 'accepted' })),
  arrow(
    'submitting',
    'failed',
    'locked',
    (_, { problem }) => (isFinal(problem) ? { kind: 'locked', problem } : undefined),
    'access denied or no try left',
  ),
  arrow(
    'submitting',
    'failed',
    'expired',
    ({ challenge }, { problem }) =>
      isOver(problem, challenge.id) ? { kind: 'expired', challenge, problem } : undefined,
    'expired, replaced or void',
  ),
  arrow(
    'submitting',
    'failed',
    'requesting',
    (entry, { problem }) =>
      entry.challenge.type === 'P_TAN' && isWrong(problem) && !isLastChallenge(entry.challenge)
        ? toRequesting(entry, entry.challenge.type, problem)
        : undefined,
    'wrong P_TAN: a fresh picture, unless that would lock',
  ),
  arrow(
    'submitting',
    'failed',
    'entering',
    ({ challenge, input }, { problem }) =>
      isTyped(challenge)
        ? {
            kind: 'entering',
            challenge: countDown(challenge, problem),
            // Nothing typed is lost when the failure was not about the TAN.
            input: problem.reason === 'failure' ? input : '',
            problem,
          }
        : undefined,
    'wrong TAN where nothing new is asked for, or a failure that is not about the TAN',
  ),
  arrow(
    'submitting',
    'failed',
    'awaitingPush',
    ({ challenge }, { problem }) =>
      challenge.type === 'P_TAN_PUSH' && isWrong(problem)
        ? { kind: 'awaitingPush', challenge, problem }
        : undefined,
    'push not yet approved',
  ),
  arrow(
    'submitting',
    'failed',
    'ready',
    ({ challenge }, { problem }) =>
      challenge.type === 'P_TAN_PUSH' || challenge.type === 'TAN_FREI'
        ? { kind: 'ready', challenge, problem }
        : undefined,
    'a failure that is not about the TAN',
  ),
];
