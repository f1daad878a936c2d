import type { TabId } from '@domain/codes/tab-id';
import type { Snapshot } from '@domain/form/session/snapshot';
import type { Option } from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import type { FoundDraft } from './order-drafts';

/** What the signed-in customer has typed of new savings plans: one draft for each tab. */
export interface SavingsPlanDrafts {
  keep(tab: TabId, kept: Snapshot): Task<void>;
  find(tab: TabId): Task<Option<FoundDraft>>;
  /** The tabs, open or closed, in which there is a draft. */
  tabs(): Task<readonly TabId[]>;
  forget(tab: TabId): Task<void>;
}
