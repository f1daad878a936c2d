import type { FundChangeDrafts } from '@application/ports/storage/fund-change-drafts';
import type { FoundDraft } from '@application/ports/storage/order-drafts';
import type { FundOrderId } from '@domain/codes/ids';
import type { Snapshot } from '@domain/form/session/snapshot';
import { FUND_CHANGES } from '@domain/fund-depot/form/fund-draft';
import { fundForm } from '@domain/fund-depot/form/fund-form';
import type { Option } from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import { foundDraft } from './found-draft';
import { StoredRecords, type RecordTools } from './record/stored-records';
import { snapshotCodec } from './snapshot-codec';

const changeDraft = {
  name: 'fund order change',
  codec: snapshotCodec(fundForm),
  migrations: [],
  isSalvaged: true,
} as const;

/** Drafts of changes of fund orders on the customer's encrypted store. */
export class StoredFundChangeDrafts implements FundChangeDrafts {
  readonly #records: StoredRecords<Snapshot>;

  constructor(tools: RecordTools) {
    this.#records = new StoredRecords(tools, changeDraft, FUND_CHANGES);
  }

  keep(order: FundOrderId, draft: Snapshot): Task<void> {
    return this.#records.keep(order, draft);
  }

  find(order: FundOrderId): Task<Option<FoundDraft>> {
    return foundDraft(this.#records, order);
  }

  forget(order: FundOrderId): Task<void> {
    return this.#records.forget(order);
  }
}
