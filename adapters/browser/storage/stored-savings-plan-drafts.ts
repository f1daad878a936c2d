import type { FoundDraft } from '@application/ports/storage/order-drafts';
import type { SavingsPlanDrafts } from '@application/ports/storage/savings-plan-drafts';
import type { SavingsPlanId } from '@domain/codes/ids';
import { tabId, type TabId } from '@domain/codes/tab-id';
import type { Snapshot } from '@domain/form/session/snapshot';
import { PLAN_CHANGES, PLAN_DRAFTS, type PlanChangeDraft } from '@domain/savings-plan/form/plan-draft';
import { planForm } from '@domain/savings-plan/form/plan-form';
import * as t from 'io-ts';
import type { Option } from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import { foundDraft } from './found-draft';
import type { RecordKind } from './record/record-kind';
import { StoredRecords, type RecordTools } from './record/stored-records';
import { snapshotCodec } from './snapshot-codec';

const planDraft: RecordKind<Snapshot> = {
  name: 'savings plan draft',
  codec: snapshotCodec(planForm),
  migrations: [],
  isSalvaged: true,
};

const changeDraft: RecordKind<PlanChangeDraft> = {
  name: 'savings plan change',
  codec: t.intersection([snapshotCodec(planForm), t.type({ planVersion: t.string })]),
  migrations: [],
  isSalvaged: true,
};

/** Drafts of savings plans and of changes on the customer's encrypted store. */
export class StoredSavingsPlanDrafts implements SavingsPlanDrafts {
  readonly #records: StoredRecords<Snapshot>;
  readonly #changes: StoredRecords<PlanChangeDraft>;

  constructor(tools: RecordTools) {
    this.#records = new StoredRecords(tools, planDraft, PLAN_DRAFTS);
    this.#changes = new StoredRecords(tools, changeDraft, PLAN_CHANGES);
  }

  keep(tab: TabId, kept: Snapshot): Task<void> {
    return this.#records.keep(tab, kept);
  }

  find(tab: TabId): Task<Option<FoundDraft>> {
    return foundDraft(this.#records, tab);
  }

  tabs(): Task<readonly TabId[]> {
    return async () => (await this.#records.keys()()).map(tabId);
  }

  forget(tab: TabId): Task<void> {
    return this.#records.forget(tab);
  }

  keepChange(plan: SavingsPlanId, draft: PlanChangeDraft): Task<void> {
    return this.#changes.keep(plan, draft);
  }

  findChange(plan: SavingsPlanId): Task<Option<PlanChangeDraft>> {
    return this.#changes.find(plan);
  }

  forgetChange(plan: SavingsPlanId): Task<void> {
    return this.#changes.forget(plan);
  }
}
