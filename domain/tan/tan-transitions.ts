import { answerTransitions } from './answer-transitions';
import { challengeTransitions } from './challenge-transitions';
import { choiceTransitions } from './choice-transitions';
import { proofTransitions } from './proof-transitions';
import type { TanChallenge } from './tan-challenge';
import { openingEntry, type TanEntry, type TanEvent } from './tan-entry';
import type { TanTransition } from './tan-transition';

/**
 * Every step of the widget (portal.md 4), in the order in which they are tried; an event that none of them takes
 * changes nothing. docs/tan-states.md is drawn from this table.
 */
export const tanTransitions: readonly TanTransition[] = [
  ...choiceTransitions,
  ...challengeTransitions,
  ...proofTransitions,
  ...answerTransitions,
];

/** The widget after the event: where the first arrow leads that takes it, or the same state. */
export function stepTanEntry(entry: TanEntry, event: TanEvent): TanEntry {
  for (const { take } of tanTransitions) {
    const next = take(entry, event);
    if (next !== undefined) return next;
  }
  return entry;
}

/** The widget where the challenge is there already. */
export const challengedEntry = (challenge: TanChallenge): TanEntry =>
  stepTanEntry(openingEntry(), { kind: 'challenged', challenge });
