import type { SavingsPlanDrafts } from '@application/ports/storage/savings-plan-drafts';
import type { SavingsPlanId } from '@domain/codes/ids';
import { PLAN_CHANGES, PLAN_DRAFTS, type PlanChangeDraft } from '@domain/savings-plan/form/plan-draft';
import { planForm } from '@domain/savings-plan/form/plan-form';
import * as t from 'io-ts';
import type { Option } from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import type { RecordKind } from './record/record-kind';
import { StoredRecords, type RecordTools } from './record/stored-records';
import { snapshotCodec } from './snapshot-codec';
import { StoredTabDrafts } from './stored-tab-drafts';

const changeDraft: RecordKind<PlanChangeDraft> = {
  name: 'savings plan change',
  codec: t.intersection([snapshotCodec(planForm), t.type({ planVersion: t.string })]),
  migrations: [],
  isSalvaged: true,
};

/** Drafts of savings plans and of changes on the customer's encrypted store. */
export class StoredSavingsPlanDrafts extends StoredTabDrafts implements SavingsPlanDrafts {
  readonly #changes: StoredRecords<PlanChangeDraft>;

  constructor(tools: RecordTools) {
    super(tools, { name: 'savings plan draft', prefix: PLAN_DRAFTS, form: planForm });
    this.#changes = new StoredRecords(tools, changeDraft, PLAN_CHANGES);
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
