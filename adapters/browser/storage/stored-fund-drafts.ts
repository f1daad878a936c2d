import type { FoundDraft } from '@application/ports/storage/order-drafts';
import type { TabDrafts } from '@application/shared/own-draft';
import { tabId, type TabId } from '@domain/codes/tab-id';
import type { Snapshot } from '@domain/form/session/snapshot';
import { FUND_DRAFTS } from '@domain/fund-depot/form/fund-draft';
import { fundForm } from '@domain/fund-depot/form/fund-form';
import type { Option } from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import { foundDraft } from './found-draft';
import type { RecordKind } from './record/record-kind';
import { StoredRecords, type RecordTools } from './record/stored-records';
import { snapshotCodec } from './snapshot-codec';

const fundDraft: RecordKind<Snapshot> = {
  name: 'fund order draft',
  codec: snapshotCodec(fundForm),
  migrations: [],
  isSalvaged: true,
};

/** Drafts of deposits and withdrawals on the customer's encrypted store. */
export class StoredFundDrafts implements TabDrafts {
  readonly #records: StoredRecords<Snapshot>;

  constructor(tools: RecordTools) {
    this.#records = new StoredRecords(tools, fundDraft, FUND_DRAFTS);
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
}
