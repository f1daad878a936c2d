import type { Intent } from '@domain/release/intent';
import type { IntentId } from '@domain/codes/ids';
import type { Option } from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';

/** Every intent with its attempts, of whatever kind, kept until its receipt is of no more use (reliability.md 1, 2). */
export interface ReleaseJournal {
  /** A finished `keep` is stored: only then may the call go out. */
  keep(intent: Intent): Task<void>;
  find(id: IntentId): Task<Option<Intent>>;
  /** Intents of all tabs of this customer, oldest first. */
  all(): Task<readonly Intent[]>;
  forget(id: IntentId): Task<void>;
  /**
   * The keys of the entries of which nothing else can be read: damaged, or kept by a later version of the portal. None
   * is ever dropped here: the bank has to be asked by its key before it goes.
   */
  unreadable(): Task<readonly IntentId[]>;
}
