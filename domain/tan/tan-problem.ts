import type { Failure } from '@domain/shared/failure';
import type { Message } from '@domain/message/message';

/** Why the last entry or request did not lead on; shown at the entry (portal.md 8). */
export type TanProblem =
  | {
      readonly reason: 'invalid' | 'pending' | 'expired' | 'denied';
      readonly messages: readonly Message[];
      readonly triesLeft?: number;
    }
  | { readonly reason: 'failure'; readonly failure: Failure };

/** Reads a failure as the widget shows it: a TAN refusal by its reason, all else as it came. */
export function toTanProblem(failure: Failure): TanProblem {
  if (failure.kind !== 'tan') return { reason: 'failure', failure };
  const { reason, messages, triesLeft } = failure;
  return triesLeft === undefined ? { reason, messages } : { reason, messages, triesLeft };
}
