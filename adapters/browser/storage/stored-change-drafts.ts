import type { ChangeDrafts } from '@application/ports/storage/change-drafts';
import type { OrderId } from '@domain/codes/ids';
import { anyChangeForm } from '@domain/order/open/change-form';
import type { KeptOrderChange } from '@domain/order/open/order-change-draft';
import * as t from 'io-ts';
import type { Option } from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import type { Migration, RecordKind } from './record/record-kind';
import { StoredRecords, type RecordTools } from './record/stored-records';
import { snapshotCodec } from './snapshot-codec';

/** The first version kept the typed texts by name, and the version of the order beside them. */
const fromTyped: Migration = ({ version, typed }) => ({
  version: 1,
  fields: typed,
  rows: {},
  ...(version !== undefined && { orderVersion: version }),
});

const changeDraft: RecordKind<KeptOrderChange> = {
  name: 'change',
  codec: t.intersection([snapshotCodec(anyChangeForm), t.partial({ orderVersion: t.string })]),
  migrations: [fromTyped],
  isSalvaged: true,
};

/** Drafts of changes on the customer's encrypted store. */
export class StoredChangeDrafts implements ChangeDrafts {
  readonly #records: StoredRecords<KeptOrderChange>;

  constructor(tools: RecordTools) {
    this.#records = new StoredRecords(tools, changeDraft, 'change-draft/');
  }

  keep(order: OrderId, draft: KeptOrderChange): Task<void> {
    return this.#records.keep(order, draft);
  }

  find(order: OrderId): Task<Option<KeptOrderChange>> {
    return this.#records.find(order);
  }

  forget(order: OrderId): Task<void> {
    return this.#records.forget(order);
  }
}
