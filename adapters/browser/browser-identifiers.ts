import type { Identifiers } from '@application/ports/identifiers';
import { tabId, type TabId } from '@domain/codes/tab-id';
import type { TextStorage } from './storage/text/text-storage';

const TAB_KEY = 'depotwerk.tab';

/** Random UUIDs of the browser's generator; the tab's name is kept in its session storage. */
export class BrowserIdentifiers implements Identifiers {
  readonly #crypto: Pick<Crypto, 'getRandomValues'>;
  readonly #storage: TextStorage;

  constructor(crypto: Pick<Crypto, 'getRandomValues'>, sessionStorage: TextStorage) {
    this.#crypto = crypto;
    this.#storage = sessionStorage;
  }

  /** Version 4 by hand: `randomUUID` is missing on pages served by plain http. */
  uuid(): string {
    const bytes = this.#crypto.getRandomValues(new Uint8Array(16));
    const hex = Array.from(bytes, (byte, index) => {
      const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
      return marked.toString(16).padStart(2, '0');
    }).join('');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }

  tab(): TabId {
    const known = this.#storage.getItem(TAB_KEY);
    return known === null ? this.renameTab() : tabId(known);
  }

  /** Gives the tab a new name, where another one goes by the old. */
  renameTab(): TabId {
    const name = this.uuid();
    this.#storage.setItem(TAB_KEY, name);
    return tabId(name);
  }
}
