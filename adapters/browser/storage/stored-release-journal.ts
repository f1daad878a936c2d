import type { ReleaseJournal, UnreadableIntent } from '@application/ports/release-journal';
import type { Intent } from '@domain/release/intent';
import { intentId, type IntentId } from '@domain/codes/ids';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import { intentCodec } from './intent-codec';
import { toReleaseIntent } from './migrate-intent';
import type { RecordKind } from './record/record-kind';
import { StoredRecords, type RecordTools } from './record/stored-records';

/** How the name begins under which an intent is stored; its key follows, so that it is known whatever the text says. */
const PREFIX = 'intent/';

const intentRecord: RecordKind<Intent> = {
  name: 'intent',
  codec: intentCodec,
  migrations: [toReleaseIntent],
  isSalvaged: false,
};

/** The journal on the customer's encrypted store: one entry an intent, so that tabs do not overwrite each other's. */
export class StoredReleaseJournal implements ReleaseJournal {
  readonly #records: StoredRecords<Intent>;

  constructor(
    private readonly store: RecordTools['store'],
    logger: RecordTools['logger'],
  ) {
    this.#records = new StoredRecords({ store, logger }, intentRecord, PREFIX);
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

  unreadable(): Task<readonly UnreadableIntent[]> {
    return async () => {
      const entries = await Promise.all((await this.#ids()).map((id) => this.#unreadable(id)));
      return entries.filter((entry) => entry !== undefined);
    };
  }

  putBack({ id, text }: UnreadableIntent): Task<void> {
    return this.store.save(PREFIX + id, text);
  }

  async #ids(): Promise<readonly IntentId[]> {
    return (await this.#records.keys()()).map(intentId);
  }

  /** The entry as it lies there, where it cannot be read; without a text where the store cannot open it. */
  async #unreadable(id: IntentId): Promise<UnreadableIntent | undefined> {
    const read = await this.#records.peek(id)();
    if (O.isNone(read) || E.isRight(read.value)) return undefined;
    const kept = await this.store.load(PREFIX + id)();
    return { id, text: kept.kind === 'text' ? kept.text : '' };
  }
}
