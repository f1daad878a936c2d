import type { Option } from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';

/**
 * Texts that outlive a reload and a time-out, kept for the signed-in customer only and encrypted by the
 * adapter. It never fails: where nothing can be stored it remembers for as long as the page lives, and
 * what cannot be read is absent. A finished `save` is stored.
 */
export interface DraftStore {
  save(name: string, value: string): Task<void>;
  load(name: string): Task<Option<string>>;
  /** The stored names that begin so, of all tabs of this customer. */
  names(prefix: string): Task<readonly string[]>;
  remove(name: string): Task<void>;
  /** Removes everything of this customer. */
  clear(): Task<void>;
  /** Ends once everything asked for so far has happened. */
  settled(): Task<void>;
}
