import type { IntentId } from '@domain/codes/ids';
import type { Task } from 'fp-ts/Task';

/** All that the device keeps for the signed-in customer, of whatever kind. */
export interface CustomerStorage {
  /**
   * Removes everything but the entries of these intents, which are never touched, readable or not: at no moment is one
   * of them not stored (reliability.md 1, 3).
   */
  clear(lasting: readonly IntentId[]): Task<void>;
}
