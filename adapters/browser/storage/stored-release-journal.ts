import type { ReleaseJournal } from '@application/ports/storage/release-journal';
import type { Intent } from '@domain/release/intent';
import { intentId, type IntentId } from '@domain/codes/ids';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import { intentCodec } from './intent-codec';
import { INTENT_PREFIX } from './intent-name';
import { toReleaseIntent } from './migrate-intent';
import type { RecordKind } from './record/record-kind';
import { StoredRecords, type RecordTools } from './record/stored-records';

const intentRecord: RecordKind<Intent> = {
  name: 'intent',
  codec: intentCodec,
  migrations: [toReleaseIntent],
  isSalvaged: false,
};

/** The journal on the customer's encrypted store: one entry an intent, so that tabs do not overwrite each other's. */
export class StoredReleaseJournal implements ReleaseJournal {
  readonly #records: StoredRecords<Intent>;

  constructor(tools: RecordTools) {
    this.#records = new StoredRecords(tools, intentRecord, INTENT_PREFIX);
  }

  keep(intent: Intent): Task<void> {
    return this.#records.keep(intent.id, intent);
  }

  find(id: IntentId): Task<O.Option<Intent>> {
    return async () => pipe(await this.#records.peek(id)(), O.chain(O.fromEither));
  }

  all(): Task<readonly Intent[]> {
    return async () => {
      const found = await Promise.all((await this.#ids()).map((id) => this.find(id)()));
      return found
        .flatMap((intent) => (O.isSome(intent) ? [intent.value] : []))
        .sort((a, b) => a.preparedAt - b.preparedAt);
    };
  }

  forget(id: IntentId): Task<void> {
    return this.#records.forget(id);
  }

  unreadable(): Task<readonly IntentId[]> {
    return async () => {
      const ids = await this.#ids();
      const found = await Promise.all(ids.map(async (id) => ({ id, entry: await this.#records.peek(id)() })));
      return found.filter(({ entry }) => O.exists(E.isLeft)(entry)).map(({ id }) => id);
    };
  }

  async #ids(): Promise<readonly IntentId[]> {
    return (await this.#records.keys()()).map(intentId);
  }
}
