import type { FoundDraft, OrderDrafts } from '@application/ports/storage/order-drafts';
import { tabId, type TabId } from '@domain/codes/tab-id';
import type { Snapshot } from '@domain/form/session/snapshot';
import type { DraftKind } from '@domain/order/draft/draft-kind';
import { fieldsOfDraft } from '@domain/order/draft/kept-draft';
import { draftNames } from '@domain/order/draft/order-draft-name';
import { orderForm } from '@domain/order/form/order-form';
import type { Option } from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import { foundDraft } from './found-draft';
import type { RecordKind } from './record/record-kind';
import { StoredRecords, type RecordTools } from './record/stored-records';
import { snapshotCodec } from './snapshot-codec';

const orderDraft: RecordKind<Snapshot> = {
  name: 'order draft',
  codec: snapshotCodec(orderForm),
  // The first version kept the whole order as it was typed, with the instrument as it was chosen.
  migrations: [(draft) => ({ version: 1, fields: fieldsOfDraft(draft), rows: {} })],
  isSalvaged: true,
};

/** Drafts of orders on the customer's encrypted store. */
export class StoredOrderDrafts implements OrderDrafts {
  readonly #records: Readonly<Record<DraftKind, StoredRecords<Snapshot>>>;

  constructor(tools: RecordTools) {
    this.#records = {
      STANDARD: new StoredRecords(tools, orderDraft, draftNames.STANDARD),
      ABSICHERUNG: new StoredRecords(tools, orderDraft, draftNames.ABSICHERUNG),
    };
  }

  keep(tab: TabId, kind: DraftKind, kept: Snapshot): Task<void> {
    return this.#records[kind].keep(tab, kept);
  }

  find(tab: TabId, kind: DraftKind): Task<Option<FoundDraft>> {
    return foundDraft(this.#records[kind], tab);
  }

  tabs(kind: DraftKind): Task<readonly TabId[]> {
    return async () => (await this.#records[kind].keys()()).map(tabId);
  }

  forget(tab: TabId, kind: DraftKind): Task<void> {
    return this.#records[kind].forget(tab);
  }
}
