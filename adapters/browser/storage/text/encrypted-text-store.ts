import type { Logger } from '@application/ports/logger';
import type { Unsubscribe } from '@application/ports/unsubscribe';
import { Turns } from '@application/shared/turns';
import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { KeptText } from './kept-text';
import { TextCipher } from './text-cipher';
import type { Lateness, TextPage } from './text-page';
import type { TextStorage } from './text-storage';

const PREFIX = 'depotwerk.draft';

interface Collaborators {
  readonly storage: TextStorage;
  /** Without `subtle` (a page served by plain http) texts live in memory only. */
  readonly crypto: Crypto;
  /** The signed-in customer's draft key, or the device's own; asked for once it is needed, again after a failure. */
  readonly key: TaskEither<unknown, Uint8Array | CryptoKey>;
  /** The same, however late it comes; fails where it never will. */
  readonly lateKey?: TaskEither<unknown, unknown>;
  readonly logger: Logger;
}

interface Remembered {
  readonly value: string;
  readonly spare: string | undefined;
}

/**
 * Texts in the device's storage, sealed with a key that only the signed-in session gets and that is kept in memory
 * alone (reliability.md 3), or, where nobody is signed in, with one that this browser never gives away. It never fails and drops nothing by itself: what was tampered with is told as locked and stays;
 * where nothing can be sealed or stored, memory serves for as long as the page lives. A key that comes late is not waited
 * for: what memory has by then is stored, and the page is told.
 */
export class EncryptedTextStore {
  readonly #with: Collaborators;
  readonly #memory = new Map<string, Remembered>();
  /** The names, and the beginnings of names, that were asked for in vain before the key came. */
  readonly #missed = new Set<string>();
  /** What lies under these names was read, or written, by this page. */
  readonly #read = new Set<string>();
  readonly #pages = new Set<TextPage>();
  /** What was removed for good: who signs out leaves nothing behind that was still on its way here. */
  #isCleared: ((name: string) => boolean) | undefined;
  /** All happens in the order it was asked for: nothing saved before a removal outlives it. */
  readonly #turns = new Turns();
  #cipher: Promise<TextCipher | undefined> | undefined;
  /** The key is being waited for; until then memory serves. */
  isLocked = false;
  #wasLocked = false;
  #isHopeless = false;
  /** The device has no room, or gives none. */
  #isRefused = false;

  constructor(collaborators: Collaborators) {
    this.#with = collaborators;
  }

  /**
   * Once it has finished, the text is stored. What lies there unread, since the key came late, is kept under the spare
   * name, where there is one.
   */
  save(name: string, value: string, spare?: string): Task<void> {
    return this.#turns.take(async () => {
      if (this.#isCleared?.(name)) return;
      const cipher = await this.#unlocked(name);
      if (spare !== undefined && this.#isUntouched() && this.#isUnread(cipher, name)) return;
      await this.#put(cipher, name, { value, spare });
    });
  }

  load(name: string): Task<KeptText> {
    return this.#turns.take(async () => {
      const remembered = this.#memory.get(name);
      if (remembered !== undefined) return { kind: 'text', text: remembered.value };
      const cipher = await this.#unlocked(name);
      if (cipher === undefined) return { kind: 'absent' };
      this.#read.add(name);
      const sealed = this.#with.storage.getItem(this.#place(cipher, name));
      if (sealed === null) return { kind: 'absent' };
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
      const cipher = await this.#unlocked(prefix);
      const names = new Set([...this.#memory.keys(), ...(cipher === undefined ? [] : this.#stored(cipher))]);
      return [...names].filter((name) => name.startsWith(prefix));
    });
  }

  /** What was not read stays, where a spare name says that it is worth it. */
  remove(name: string, spare?: string): Task<void> {
    return this.#turns.take(async () => {
      this.#memory.delete(name);
      const cipher = await this.#unlocked();
      if (cipher === undefined || (spare !== undefined && this.#isUnread(cipher, name))) return;
      this.#with.storage.removeItem(this.#place(cipher, name));
    });
  }

  /** Removes of this customer's what lies under such names, and takes none of them any more; the rest is never touched. */
  clear(passing: (name: string) => boolean): Task<void> {
    return this.#turns.take(async () => {
      this.#isCleared = passing;
      for (const name of [...this.#memory.keys()].filter(passing)) this.#memory.delete(name);
      const cipher = await this.#unlocked();
      if (cipher === undefined) return;
      for (const name of this.#stored(cipher).filter(passing))
        this.#with.storage.removeItem(this.#place(cipher, name));
    });
  }

  /** Tells a page of a key that comes late, and of a device without room, also where that was found before. */
  accompany(page: TextPage): Unsubscribe {
    this.#pages.add(page);
    if (this.#isRefused) page.hear('locked');
    return () => this.#pages.delete(page);
  }

  /** Ends once the key is there, however late, or is known never to come. */
  opened(): Task<void> {
    return async () => {
      await this.#unlocked();
      if (this.isLocked) await this.#with.lateKey?.();
    };
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

  async #put(cipher: TextCipher | undefined, name: string, remembered: Remembered): Promise<void> {
    const { value, spare } = remembered;
    try {
      if (cipher === undefined) throw new Error('No key');
      if (spare !== undefined && this.#isUnread(cipher, name)) await this.#spare(cipher, name, spare);
      const sealed = await cipher.seal(name, value);
      this.#with.storage.setItem(this.#place(cipher, name), sealed);
      this.#read.add(name);
      this.#memory.delete(name);
      this.#refuse(false);
    } catch (error) {
      this.#with.logger.warn('Kept in memory only', { name, reason: String(error) });
      this.#memory.set(name, remembered);
      this.#refuse(cipher !== undefined);
    }
  }

  /** The page must not say that a draft is stored which only its memory has. */
  #refuse(isRefused: boolean): void {
    if (isRefused === this.#isRefused) return;
    this.#isRefused = isRefused;
    this.#tell(isRefused ? 'locked' : 'open');
  }

  /** Whether something may lie there that this page was too early to read. */
  #isUnread(cipher: TextCipher | undefined, name: string): boolean {
    if (cipher === undefined) return this.isLocked;
    if (!this.#wasLocked || this.#read.has(name)) return false;
    return this.#with.storage.getItem(this.#place(cipher, name)) !== null;
  }

  async #spare(cipher: TextCipher, name: string, spare: string): Promise<void> {
    const sealed = this.#with.storage.getItem(this.#place(cipher, name)) ?? '';
    const text = await cipher.open(name, sealed).catch(() => undefined);
    if (text === undefined) return;
    this.#with.storage.setItem(this.#place(cipher, spare), await cipher.seal(spare, text));
  }

  #isUntouched(): boolean {
    return [...this.#pages].some((page) => page.isUntouched?.());
  }

  /** The cipher, if the key is there; what is asked for in vain is remembered by how its name begins. */
  async #unlocked(asked?: string): Promise<TextCipher | undefined> {
    this.#cipher ??= this.#unlock();
    const cipher = await this.#cipher;
    if (cipher !== undefined) return cipher;
    this.#cipher = undefined;
    if (asked !== undefined) this.#missed.add(asked);
    this.#awaitKey();
    return undefined;
  }

  #awaitKey(): void {
    const { lateKey, crypto } = this.#with;
    if (lateKey === undefined || this.isLocked || this.#isHopeless || !('subtle' in crypto)) return;
    this.isLocked = true;
    this.#wasLocked = true;
    this.#tell('locked');
    void lateKey().then(() => this.#turns.take(() => this.#open())());
  }

  /** The key has come after all, or never will: what was kept in memory goes where it would have gone. */
  async #open(): Promise<void> {
    this.#cipher ??= this.#unlock();
    const cipher = await this.#cipher;
    this.isLocked = false;
    const missed = [...this.#missed];
    this.#missed.clear();
    if (cipher === undefined) {
      this.#cipher = undefined;
      this.#isHopeless = true;
      this.#tell('open');
      return;
    }
    const isMissed = this.#stored(cipher).some((name) => missed.some((start) => name.startsWith(start)));
    for (const [name, remembered] of [...this.#memory]) await this.#put(cipher, name, remembered);
    this.#tell(isMissed ? 'missed' : 'open');
  }

  #tell(lateness: Lateness): void {
    for (const page of this.#pages) page.hear(lateness);
  }

  async #unlock(): Promise<TextCipher | undefined> {
    // Outside secure contexts browsers leave `subtle` out, whatever its type says.
    if (!('subtle' in this.#with.crypto)) return undefined;
    const key = await this.#with.key();
    return E.isRight(key) ? TextCipher.of(this.#with.crypto, key.right) : undefined;
  }
}
