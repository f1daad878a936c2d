import type { Task } from 'fp-ts/Task';
import type { DraftStore, KeptText } from '@application/ports/draft-store';

/** Drafts in memory: what one page stores, a later page on the same store finds. */
export class MemoryDraftStore implements DraftStore {
  readonly #drafts = new Map<string, string>();

  save(name: string, value: string): Task<void> {
    return async () => void this.#drafts.set(name, value);
  }

  load(name: string): Task<KeptText> {
    return async () => {
      const text = this.#drafts.get(name);
      return text === undefined ? { kind: 'absent' } : { kind: 'text', text };
    };
  }

  names(prefix: string): Task<readonly string[]> {
    return async () => [...this.#drafts.keys()].filter((name) => name.startsWith(prefix));
  }

  remove(name: string): Task<void> {
    return async () => void this.#drafts.delete(name);
  }

  clear(): Task<void> {
    return async () => {
      this.#drafts.clear();
    };
  }

  settled(): Task<void> {
    return async () => undefined;
  }
}
