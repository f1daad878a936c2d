import type { Task } from 'fp-ts/Task';

/** What lies under a name. `locked`: a text that cannot be opened, damaged or put there by somebody else. */
export type KeptText =
  | { readonly kind: 'absent' }
  | { readonly kind: 'locked' }
  | { readonly kind: 'text'; readonly text: string };

/**
 * Texts that outlive a reload and a time-out, kept for the signed-in customer only and encrypted by the adapter. It
 * never fails: where nothing can be stored it remembers for as long as the page lives. It drops nothing by itself. A
 * finished `save` is stored.
 */
export interface DraftStore {
  save(name: string, value: string): Task<void>;
  load(name: string): Task<KeptText>;
  /** The stored names that begin so, of all tabs of this customer. */
  names(prefix: string): Task<readonly string[]>;
  remove(name: string): Task<void>;
  /** Removes everything of this customer. */
  clear(): Task<void>;
  /** Ends once everything asked for so far has happened. */
  settled(): Task<void>;
}
