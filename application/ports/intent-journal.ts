import type { Intent } from '@domain/order/intent';
import type { IntentId } from '@domain/codes/ids';
import type { Option } from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';

/** Every intent to place an order with its attempts, kept until its receipt is of no more use (reliability.md 1, 2). */
export interface IntentJournal {
  /** A finished `keep` is stored: only then may the call go out. */
  keep(intent: Intent): Task<void>;
  find(id: IntentId): Task<Option<Intent>>;
  /** Intents of all tabs of this customer, oldest first. */
  all(): Task<readonly Intent[]>;
  forget(id: IntentId): Task<void>;
}
