import type { IntentId } from '@domain/codes/ids';
import type { Task } from 'fp-ts/Task';

/** All that the device keeps for the signed-in customer, of whatever kind. */
export interface CustomerStorage {
  /** Ends once what is kept can be told and removed. */
  opened(): Task<void>;
  /**
   * Removes everything, of the intents those alone that are named as ended: any other is never touched, readable or not,
   * seen by this page or not, so that at no moment one is not stored that somebody may still have to ask about
   * (reliability.md 1, 3).
   */
  clear(ended: readonly IntentId[]): Task<void>;
}
