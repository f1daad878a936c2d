import { isTyped, type TanChallenge } from './tan-challenge';
import { choiceOf } from './tan-entry';
import { isFinal, withProblem } from './tan-problem';
import { arrow, type EntryOf, type TanTransition } from './tan-transition';
import type { OfferedTanType } from './tan-type';

/** The type chosen while the bank was asked, where it answered with another and that one is still to be had. */
const wishBeyond = (
  { type, available }: TanChallenge,
  { wished }: EntryOf<'requesting'>,
): OfferedTanType | undefined =>
  wished !== undefined && wished !== type && available.includes(wished) ? wished : undefined;

/** The bank's answer to a request for a challenge (TAN-06 to TAN-08). */
export const challengeTransitions: readonly TanTransition[] = [
  arrow(
    'requesting',
    'challenged',
    'choosing',
    (entry, { challenge }) => {
      const selected = wishBeyond(challenge, entry);
      return selected === 'M_TAN'
        ? { kind: 'choosing', available: challenge.available, selected, hasAsked: true }
        : undefined;
    },
    'M_TAN was chosen meanwhile',
  ),
  arrow(
    'requesting',
    'challenged',
    'requesting',
    (entry, { challenge }) => {
      const selected = wishBeyond(challenge, entry);
      return selected === undefined
        ? undefined
        : { kind: 'requesting', available: challenge.available, selected, hasAsked: true };
    },
    'another type was chosen meanwhile: the request is sent again',
  ),
  arrow(
    'requesting',
    'challenged',
    'entering',
    ({ problem }, { challenge }) =>
      isTyped(challenge) ? { kind: 'entering', challenge, input: '', ...withProblem(problem) } : undefined,
    'M_TAN or P_TAN',
  ),
  arrow(
    'requesting',
    'challenged',
    'awaitingPush',
    ({ problem }, { challenge }) =>
      challenge.type === 'P_TAN_PUSH'
        ? { kind: 'awaitingPush', challenge, ...withProblem(problem) }
        : undefined,
    'P_TAN_PUSH',
  ),
  arrow(
    'requesting',
    'challenged',
    'ready',
    ({ problem }, { challenge }) =>
      challenge.type === 'TAN_FREI' ? { kind: 'ready', challenge, ...withProblem(problem) } : undefined,
    'TAN_FREI',
  ),
  arrow(
    'requesting',
    'challenged',
    'choosing',
    ({ problem }, { challenge: { available } }) => ({
      kind: 'choosing',
      available,
      hasAsked: true,
      ...withProblem(problem),
    }),
    'P_TAN_APP, which is never offered',
  ),
  arrow(
    'requesting',
    'failed',
    'locked',
    (_, { problem }) => (isFinal(problem) ? { kind: 'locked', problem } : undefined),
    'access denied',
  ),
  arrow('requesting', 'failed', 'choosing', (entry, { problem }) => ({
    kind: 'choosing',
    ...choiceOf(entry),
    hasAsked: entry.hasAsked,
    problem,
  })),
];
