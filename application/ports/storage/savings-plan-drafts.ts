import type { SavingsPlanId } from '@domain/codes/ids';
import type { TabId } from '@domain/codes/tab-id';
import type { Snapshot } from '@domain/form/session/snapshot';
import type { PlanChangeDraft } from '@domain/savings-plan/form/plan-draft';
import type { Option } from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import type { FoundDraft } from './order-drafts';

/** What the signed-in customer has typed of savings plans: of new ones a draft for each tab, of changes one for each plan. */
export interface SavingsPlanDrafts {
  keep(tab: TabId, kept: Snapshot): Task<void>;
  find(tab: TabId): Task<Option<FoundDraft>>;
  /** The tabs, open or closed, in which there is a draft. */
  tabs(): Task<readonly TabId[]>;
  forget(tab: TabId): Task<void>;
  keepChange(plan: SavingsPlanId, draft: PlanChangeDraft): Task<void>;
  findChange(plan: SavingsPlanId): Task<Option<PlanChangeDraft>>;
  forgetChange(plan: SavingsPlanId): Task<void>;
}
