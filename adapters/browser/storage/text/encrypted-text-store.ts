import type { Logger } from '@application/ports/logger';
import { Turns } from '@application/shared/turns';
import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { KeptText } from './kept-text';
import { TextCipher } from './text-cipher';
import type { TextStorage } from './text-storage';

const PREFIX = 'depotwerk.draft';

interface Collaborators {
  readonly storage: TextStorage;
  /** Without `subtle` (a page served by plain http) texts live in memory only. */
  readonly crypto: Crypto;
  /** The signed-in customer's draft key, or the device's own; asked for once it is needed, again after a failure. */
  readonly key: TaskEither<unknown, Uint8Array | CryptoKey>;
  readonly logger: Logger;
}

/**
 * Texts in the device's storage, sealed with a key that only the signed-in session gets and that is kept in memory
 * alone (reliability.md 3), or, where nobody is signed in, with one that this browser never gives away. It never fails and drops nothing by itself: what was tampered with is told as locked and stays;
 * where nothing can be sealed or stored, memory serves for as long as the page lives.
 */
export class EncryptedTextStore {
  readonly #with: Collaborators;
  readonly #memory = new Map<string, string>();
  /** All happens in the order it was asked for: nothing saved before a removal outlives it. */
  readonly #turns = new Turns();
  #cipher: Promise<TextCipher | undefined> | undefined;

  constructor(collaborators: Collaborators) {
    this.#with = collaborators;
  }

  /** Once it has finished, the text is stored. */
  save(name: string, value: string): Task<void> {
    return this.#turns.take(async () => {
      const cipher = await this.#unlocked();
      try {
        if (cipher === undefined) throw new Error('No key');
        const sealed = await cipher.seal(name, value);
        this.#with.storage.setItem(this.#place(cipher, name), sealed);
        this.#memory.delete(name);
      } catch (error) {
        this.#with.logger.warn('Kept in memory only', { name, reason: String(error) });
        this.#memory.set(name, value);
      }
    });
  }

  load(name: string): Task<KeptText> {
    return this.#turns.take(async () => {
      const remembered = this.#memory.get(name);
      if (remembered !== undefined) return { kind: 'text', text: remembered };
      const cipher = await this.#unlocked();
      const sealed = cipher && this.#with.storage.getItem(this.#place(cipher, name));
      if (cipher === undefined || sealed === null || sealed === undefined) return { kind: 'absent' };
      try {
        return { kind: 'text', text: await cipher.open(name, sealed) };
      } catch {
        return { kind: 'locked' };
      }
    });
  }

  /** The names that begin so, of all tabs of this customer, whether their texts can be opened or not. */
  names(prefix: string): Task<readonly string[]> {
    return this.#turns.take(async () => {
      const cipher = await this.#unlocked();
      const names = new Set([...this.#memory.keys(), ...(cipher === undefined ? [] : this.#stored(cipher))]);
      return [...names].filter((name) => name.startsWith(prefix));
    });
  }

  remove(name: string): Task<void> {
    return this.#turns.take(async () => {
      this.#memory.delete(name);
      const cipher = await this.#unlocked();
      if (cipher !== undefined) this.#with.storage.removeItem(this.#place(cipher, name));
    });
  }

  /** Removes of this customer's what lies under such names; the rest is never touched. */
  clear(passing: (name: string) => boolean): Task<void> {
    return this.#turns.take(async () => {
      for (const name of [...this.#memory.keys()].filter(passing)) this.#memory.delete(name);
      const cipher = await this.#unlocked();
      if (cipher === undefined) return;
      for (const name of this.#stored(cipher).filter(passing))
        this.#with.storage.removeItem(this.#place(cipher, name));
    });
  }

  /** Ends once everything asked for so far has happened. */
  settled(): Task<void> {
    return this.#turns.take(async () => undefined);
  }

  #place(cipher: TextCipher, name: string): string {
    return `${PREFIX}.${cipher.namespace}.${name}`;
  }

  #stored(cipher: TextCipher): readonly string[] {
    const { storage } = this.#with;
    const start = this.#place(cipher, '');
    return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      .filter((place) => place.startsWith(start))
      .map((place) => place.slice(start.length));
  }

  async #unlocked(): Promise<TextCipher | undefined> {
    this.#cipher ??= this.#unlock();
    const cipher = await this.#cipher;
    if (cipher === undefined) this.#cipher = undefined;
    return cipher;
  }

  async #unlock(): Promise<TextCipher | undefined> {
    // Outside secure contexts browsers leave `subtle` out, whatever its type says.
    if (!('subtle' in this.#with.crypto)) return undefined;
    const key = await this.#with.key();
    return E.isRight(key) ? TextCipher.of(this.#with.crypto, key.right) : undefined;
  }
}
