import type { FoundDraft } from '@application/ports/storage/order-drafts';
import { emptySnapshot, type Snapshot } from '@domain/form/session/snapshot';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import type { StoredRecords } from './record/stored-records';

/** What a path of a record begins with where it is about a field of the form. */
const FIELDS = 'fields.';

/** A draft as it lies there, and what of it is lost; one that a later version of the portal wrote is left to that. */
export function foundDraft(records: StoredRecords<Snapshot>, key: string): Task<O.Option<FoundDraft>> {
  return async () => {
    const found = await records.take(key)();
    if (O.isNone(found)) return O.none;
    if (E.isRight(found.value)) {
      const { value, lost } = found.value.right;
      return O.some({ kept: value, lost: lost.map((path) => path.replace(FIELDS, '')) });
    }
    return found.value.left.reason === 'later' ? O.none : O.some({ kept: emptySnapshot, lost: [''] });
  };
}
