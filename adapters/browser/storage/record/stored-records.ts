import type { Logger } from '@application/ports/logger';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import type { EncryptedTextStore } from '../text/encrypted-text-store';
import type { KeptText } from '../text/kept-text';
import { readStored, unreadable, type Unreadable } from './read-stored';
import { ReadingLog } from './reading-log';
import type { RecordKind } from './record-kind';
import type { ReadRecord } from './salvage';
import { storedText } from './stored-text';

/** Where records lie, and who is told of one that cannot be read. */
export interface RecordTools {
  readonly store: Pick<EncryptedTextStore, 'save' | 'load' | 'names' | 'remove'>;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
}

/** Behind the key of what was typed before, and could not be read when something else was typed under its name. */
const EARLIER = '~';

/**
 * The signed-in customer's records of one kind, each under a key of its own. What was typed before the key of the device
 * came late stays beside what was typed since, and comes back once that has gone.
 */
export class StoredRecords<A> {
  readonly #log: ReadingLog;

  constructor(
    private readonly tools: RecordTools,
    private readonly kind: RecordKind<A>,
    /** How the names of all of them begin; the key follows. */
    private readonly prefix: string,
  ) {
    this.#log = new ReadingLog(tools.logger, kind.name);
  }

  keep(key: string, value: A): Task<void> {
    const name = this.prefix + key;
    return this.tools.store.save(name, storedText(this.kind, value), this.#earlier(name));
  }

  /**
   * The record with what of it is lost, or why it cannot be read. What cannot is dropped, unless a later version of the
   * portal will read it; what can in part is kept as far as it goes.
   */
  take(key: string): Task<O.Option<E.Either<Unreadable, ReadRecord<A>>>> {
    return async () => {
      const found = await this.#read(key);
      if (O.isNone(found)) return O.none;
      if (E.isLeft(found.value)) {
        if (found.value.left.reason !== 'later') await this.forget(key)();
      } else if (found.value.right.lost.length > 0) await this.keep(key, found.value.right.value)();
      return found;
    };
  }

  /** The record, if it can be read. */
  find(key: string): Task<O.Option<A>> {
    return async () =>
      pipe(
        await this.take(key)(),
        O.chain(O.fromEither),
        O.map(({ value }) => value),
      );
  }

  /** The record, or why it cannot be read; either stays as it is. */
  peek(key: string): Task<O.Option<E.Either<Unreadable, A>>> {
    return async () => pipe(await this.#read(key), O.map(E.map(({ value }) => value)));
  }

  /** The keys of all, whether they can be read or not. */
  keys(): Task<readonly string[]> {
    return async () => {
      const keys = (await this.tools.store.names(this.prefix)()).map((name) =>
        name.slice(this.prefix.length),
      );
      return [...new Set(keys.map((key) => (key.endsWith(EARLIER) ? key.slice(0, -EARLIER.length) : key)))];
    };
  }

  forget(key: string): Task<void> {
    const name = this.prefix + key;
    return this.tools.store.remove(name, this.#earlier(name));
  }

  async #read(key: string): Promise<O.Option<E.Either<Unreadable, ReadRecord<A>>>> {
    const name = this.prefix + key;
    const kept = await this.#load(name);
    if (kept.kind === 'absent') return O.none;
    const read = kept.kind === 'text' ? readStored(this.kind, kept.text) : E.left(unreadable('locked'));
    this.#log.tell(name, read);
    return O.some(read);
  }

  /** What lies under the name; where nothing does, what was put beside it takes its place. */
  async #load(name: string): Promise<KeptText> {
    const { store } = this.tools;
    const kept = await store.load(name)();
    const earlier = this.#earlier(name);
    if (kept.kind !== 'absent' || earlier === undefined) return kept;
    const spared = await store.load(earlier)();
    if (spared.kind !== 'text') return kept;
    await store.save(name, spared.text)();
    await store.remove(earlier)();
    return spared;
  }

  /** Only what was typed is worth it: all else is written once. */
  #earlier(name: string): string | undefined {
    return this.kind.isSalvaged ? name + EARLIER : undefined;
  }
}
