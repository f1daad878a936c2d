import type { Logger } from '@application/ports/logger';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import type { EncryptedTextStore } from '../text/encrypted-text-store';
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

/** The signed-in customer's records of one kind, each under a key of its own. */
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
    return this.tools.store.save(this.prefix + key, storedText(this.kind, value));
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
    return async () =>
      (await this.tools.store.names(this.prefix)()).map((name) => name.slice(this.prefix.length));
  }

  forget(key: string): Task<void> {
    return this.tools.store.remove(this.prefix + key);
  }

  async #read(key: string): Promise<O.Option<E.Either<Unreadable, ReadRecord<A>>>> {
    const name = this.prefix + key;
    const kept = await this.tools.store.load(name)();
    if (kept.kind === 'absent') return O.none;
    const read = kept.kind === 'text' ? readStored(this.kind, kept.text) : E.left(unreadable('locked'));
    this.#log.tell(name, read);
    return O.some(read);
  }
}
