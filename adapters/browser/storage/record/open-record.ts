import type { Logger } from '@application/ports/logger';
import * as E from 'fp-ts/Either';
import type { TextStorage } from '../text/text-storage';
import { readStored } from './read-stored';
import { ReadingLog } from './reading-log';
import type { RecordKind } from './record-kind';
import { storedText } from './stored-text';

/** Where an open record lies. */
export interface RecordPlace {
  readonly storage: TextStorage;
  readonly key: string;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
}

/**
 * One record that lies open under a key of the browser's storage: nothing in it is about a person. One that cannot be
 * read is dropped, unless a later version of the portal will read it; where the storage is full, the page goes on
 * without it.
 */
export class OpenRecord<A> {
  readonly #log: ReadingLog;
  #isRefused = false;

  constructor(
    private readonly place: RecordPlace,
    private readonly kind: RecordKind<A>,
  ) {
    this.#log = new ReadingLog(place.logger, kind.name);
  }

  read(): A | undefined {
    const { storage, key } = this.place;
    const text = storage.getItem(key);
    if (text === null) return undefined;
    const read = readStored(this.kind, text);
    this.#log.tell(key, read);
    if (E.isLeft(read)) {
      if (read.left.reason !== 'later') this.forget();
      return undefined;
    }
    if (read.right.lost.length > 0) this.write(read.right.value);
    return read.right.value;
  }

  write(value: A): void {
    const { storage, key, logger } = this.place;
    try {
      storage.setItem(key, storedText(this.kind, value));
    } catch (error) {
      if (!this.#isRefused)
        logger.warn(`Storage takes no ${this.kind.name}`, { name: key, reason: String(error) });
      this.#isRefused = true;
    }
  }

  forget(): void {
    this.place.storage.removeItem(this.place.key);
  }
}
