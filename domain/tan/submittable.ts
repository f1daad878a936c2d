import type { TanEntry } from './tan-entry';
import { missingDigits } from './tan-input';
import type { EntryOf } from './tan-transition';

/** Whether all digits are typed. */
export const isComplete = ({ challenge, input }: EntryOf<'entering'>): boolean =>
  missingDigits(challenge.type, input) === 0;

/** Whether the proof is complete, nothing is pending and nothing has expired (TAN-11, portal.md 4). */
export const isSubmittable = (entry: TanEntry): boolean =>
  entry.kind === 'ready' || (entry.kind === 'entering' && isComplete(entry));
