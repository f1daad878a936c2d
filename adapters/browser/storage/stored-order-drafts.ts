import type { OrderDrafts } from '@application/ports/order-drafts';
import { tabId, type TabId } from '@domain/codes/tab-id';
import type { DraftKind } from '@domain/order/draft/draft-kind';
import type { OrderDraft } from '@domain/order/draft/order-draft';
import { draftNames } from '@domain/order/draft/order-draft-name';
import type { Option } from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import { orderDraftCodec } from './order-draft-codec';
import type { RecordKind } from './record/record-kind';
import { StoredRecords, type RecordTools } from './record/stored-records';

const orderDraft: RecordKind<OrderDraft> = {
  name: 'order draft',
  codec: orderDraftCodec,
  migrations: [],
  isSalvaged: true,
};

/** Drafts of orders on the customer's encrypted store. */
export class StoredOrderDrafts implements OrderDrafts {
  readonly #records: Readonly<Record<DraftKind, StoredRecords<OrderDraft>>>;

  constructor(tools: RecordTools) {
    this.#records = {
      STANDARD: new StoredRecords(tools, orderDraft, draftNames.STANDARD),
      ABSICHERUNG: new StoredRecords(tools, orderDraft, draftNames.ABSICHERUNG),
    };
  }

  keep(tab: TabId, kind: DraftKind, draft: OrderDraft): Task<void> {
    return this.#records[kind].keep(tab, draft);
  }

  find(tab: TabId, kind: DraftKind): Task<Option<OrderDraft>> {
    return this.#records[kind].find(tab);
  }

  tabs(kind: DraftKind): Task<readonly TabId[]> {
    return async () => (await this.#records[kind].keys()()).map(tabId);
  }

  forget(tab: TabId, kind: DraftKind): Task<void> {
    return this.#records[kind].forget(tab);
  }
}
