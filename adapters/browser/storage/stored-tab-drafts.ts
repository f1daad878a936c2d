import type { FoundDraft } from '@application/ports/storage/order-drafts';
import type { TabDrafts } from '@application/shared/own-draft';
import { tabId, type TabId } from '@domain/codes/tab-id';
import type { Snapshot } from '@domain/form/session/snapshot';
import { FUND_DRAFTS } from '@domain/fund-depot/form/fund-draft';
import { fundForm } from '@domain/fund-depot/form/fund-form';
import { MESSAGE_DRAFTS, messageForm } from '@domain/postbox/form/message-form';
import type { Option } from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import { foundDraft } from './found-draft';
import type { RecordKind } from './record/record-kind';
import { StoredRecords, type RecordTools } from './record/stored-records';
import { snapshotCodec } from './snapshot-codec';

/** The drafts of one form on the customer's encrypted store, one for each tab. */
class StoredTabDrafts implements TabDrafts {
  readonly #records: StoredRecords<Snapshot>;

  constructor(tools: RecordTools, kind: RecordKind<Snapshot>, prefix: string) {
    this.#records = new StoredRecords(tools, kind, prefix);
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

/** Drafts of deposits and withdrawals. */
export const storedFundDrafts = (tools: RecordTools): TabDrafts =>
  new StoredTabDrafts(
    tools,
    { name: 'fund order draft', codec: snapshotCodec(fundForm), migrations: [], isSalvaged: true },
    FUND_DRAFTS,
  );

/** Drafts of messages to the bank. */
export const storedMessageDrafts = (tools: RecordTools): TabDrafts =>
  new StoredTabDrafts(
    tools,
    { name: 'message draft', codec: snapshotCodec(messageForm), migrations: [], isSalvaged: true },
    MESSAGE_DRAFTS,
  );
