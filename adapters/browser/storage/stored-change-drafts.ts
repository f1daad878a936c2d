import type { ChangeDraft, ChangeDrafts } from '@application/ports/storage/change-drafts';
import type { OrderId } from '@domain/codes/ids';
import { validityTypes } from '@domain/order/validity';
import * as t from 'io-ts';
import type { Option } from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import { wireWord } from '../../http/wire/wire-enum';
import { wireObject } from '../../http/wire/wire-object';
import type { RecordKind } from './record/record-kind';
import { StoredRecords, type RecordTools } from './record/stored-records';

const changeDraft: RecordKind<ChangeDraft> = {
  name: 'change',
  codec: wireObject(
    'ChangeDraft',
    {
      typed: wireObject(
        'TypedChange',
        {},
        {
          quantity: t.string,
          triggerLimit: t.string,
          limit: t.string,
          validityType: wireWord('ValidityType', validityTypes),
          validityDate: t.string,
        },
      ),
    },
    { version: t.string },
  ),
  migrations: [],
  isSalvaged: true,
};

/** Drafts of changes on the customer's encrypted store. */
export class StoredChangeDrafts implements ChangeDrafts {
  readonly #records: StoredRecords<ChangeDraft>;

  constructor(tools: RecordTools) {
    this.#records = new StoredRecords(tools, changeDraft, 'change-draft/');
  }

  keep(order: OrderId, draft: ChangeDraft): Task<void> {
    return this.#records.keep(order, draft);
  }

  find(order: OrderId): Task<Option<ChangeDraft>> {
    return this.#records.find(order);
  }

  forget(order: OrderId): Task<void> {
    return this.#records.forget(order);
  }
}
