import type { Snapshot } from '@domain/form/session/snapshot';
import type { Option } from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import type { RestoredDraft } from './restore-order-draft';

/** The draft of one kind of order page: kept while it is typed, brought back afterwards (ORD-30). */
export interface OrderDrafting {
  /** Tells whether there was anything to keep. */
  readonly keep: (draft: Snapshot) => Task<boolean>;
  readonly restore: () => Task<Option<RestoredDraft>>;
}
