import type { ApplicationDraft, ApplicationDrafts } from '@application/ports/storage/application-drafts';
import { APPLICATION_DRAFTS } from '@domain/product-application/application-draft-name';
import { stepNames } from '@domain/product-application/engine/description';
import type { Product } from '@domain/product-application/engine/product';
import type { Option } from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import * as t from 'io-ts';
import { wireWord } from '../../http/wire/wire-enum';
import { wireObject } from '../../http/wire/wire-object';
import type { RecordKind } from './record/record-kind';
import { storedInstant } from './record/stored-instant';
import { StoredRecords, type RecordTools } from './record/stored-records';

const kept = t.union([t.string, t.boolean, t.readonlyArray(t.string)]);

const applicationDraft: RecordKind<ApplicationDraft> = {
  name: 'application',
  codec: wireObject(
    'ApplicationDraft',
    {
      step: wireWord('StepName', stepNames),
      snapshot: wireObject('Snapshot', {
        version: t.number,
        fields: t.record(t.string, kept),
        rows: t.record(t.string, t.readonlyArray(t.string)),
      }),
    },
    { changedAt: t.record(t.string, storedInstant), isAtBank: t.boolean },
  ),
  migrations: [],
  isSalvaged: true,
};

/** Drafts of applications on the encrypted store; whether a field still takes what was kept is the form's to say. */
export class StoredApplicationDrafts implements ApplicationDrafts {
  readonly #records: StoredRecords<ApplicationDraft>;

  constructor(tools: RecordTools) {
    this.#records = new StoredRecords(tools, applicationDraft, APPLICATION_DRAFTS);
  }

  keep(product: Product, draft: ApplicationDraft): Task<void> {
    return this.#records.keep(product, draft);
  }

  find(product: Product): Task<Option<ApplicationDraft>> {
    return this.#records.find(product);
  }

  forget(product: Product): Task<void> {
    return this.#records.forget(product);
  }
}
