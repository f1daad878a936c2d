import type { Intent } from '@domain/release/intent';
import type { IntentId } from '@domain/codes/ids';
import type { Option } from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';

/** An entry of which only the key can be read: damaged, or kept by a later version of the portal. */
export interface UnreadableIntent {
  readonly id: IntentId;
  readonly text: string;
}

/** Every intent with its attempts, of whatever kind, kept until its receipt is of no more use (reliability.md 1, 2). */
export interface ReleaseJournal {
  /** A finished `keep` is stored: only then may the call go out. */
  keep(intent: Intent): Task<void>;
  find(id: IntentId): Task<Option<Intent>>;
  /** Intents of all tabs of this customer, oldest first. */
  all(): Task<readonly Intent[]>;
  forget(id: IntentId): Task<void>;
  /** What cannot be read is never dropped here: the bank has to be asked by its key before it goes. */
  unreadable(): Task<readonly UnreadableIntent[]>;
  /** Puts back an entry as it was. */
  putBack(entry: UnreadableIntent): Task<void>;
}
