import type { FoundDraft } from '@application/ports/storage/order-drafts';
import type { ReleasedDrafts } from '@application/ports/storage/released-drafts';
import type { SavingsPlanDrafts } from '@application/ports/storage/savings-plan-drafts';
import type { SavingsPlanId } from '@domain/codes/ids';
import { tabId, type TabId } from '@domain/codes/tab-id';
import type { Snapshot } from '@domain/form/session/snapshot';
import {
  PLAN_DRAFTS,
  planChangeName,
  planDraftName,
  type PlanChangeDraft,
} from '@domain/savings-plan/form/plan-draft';
import * as O from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';

/** Drafts of plans in memory: what one page keeps, a later page on the same drafts finds. */
export class MemorySavingsPlanDrafts implements SavingsPlanDrafts, ReleasedDrafts {
  readonly #drafts = new Map<string, Snapshot>();
  readonly #changes = new Map<string, PlanChangeDraft>();

  keep(tab: TabId, kept: Snapshot): Task<void> {
    return async () => void this.#drafts.set(planDraftName(tab), kept);
  }

  find(tab: TabId): Task<O.Option<FoundDraft>> {
    return async () => {
      const kept = this.#drafts.get(planDraftName(tab));
      return kept === undefined ? O.none : O.some({ kept, lost: [] });
    };
  }

  tabs(): Task<readonly TabId[]> {
    return async () => [...this.#drafts.keys()].map((name) => tabId(name.slice(PLAN_DRAFTS.length)));
  }

  forget(tab: TabId): Task<void> {
    return this.remove(planDraftName(tab));
  }

  remove(name: string): Task<void> {
    return async () => {
      this.#drafts.delete(name);
      this.#changes.delete(name);
    };
  }

  keepChange(plan: SavingsPlanId, draft: PlanChangeDraft): Task<void> {
    return async () => void this.#changes.set(planChangeName(plan), draft);
  }

  findChange(plan: SavingsPlanId): Task<O.Option<PlanChangeDraft>> {
    return async () => O.fromNullable(this.#changes.get(planChangeName(plan)));
  }

  forgetChange(plan: SavingsPlanId): Task<void> {
    return this.remove(planChangeName(plan));
  }
}
