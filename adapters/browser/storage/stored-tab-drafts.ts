import type { FoundDraft } from '@application/ports/storage/order-drafts';
import type { TabDrafts } from '@application/shared/own-draft';
import { tabId, type TabId } from '@domain/codes/tab-id';
import type { Form } from '@domain/form/form';
import type { Snapshot } from '@domain/form/session/snapshot';
import type { Option } from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import { foundDraft } from './found-draft';
import { StoredRecords, type RecordTools } from './record/stored-records';
import { snapshotCodec } from './snapshot-codec';

/** A form whose drafts are kept: their name in the log, and how the names of all of them begin. */
export interface DraftedForm {
  readonly name: string;
  readonly prefix: string;
  readonly form: Form<object, object>;
}

/** The drafts of one form on the customer's encrypted store, one for each tab. */
export class StoredTabDrafts implements TabDrafts {
  readonly #records: StoredRecords<Snapshot>;

  constructor(tools: RecordTools, { name, prefix, form }: DraftedForm) {
    const kind = { name, codec: snapshotCodec(form), migrations: [], isSalvaged: true };
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
