import type { ReleaseJournal } from '@application/ports/storage/release-journal';
import type { Intent } from '@domain/release/intent';
import type { IntentId } from '@domain/codes/ids';
import * as O from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';

/** A journal in memory, whose entries a test may also damage; what one page keeps, a later page finds. */
export class MemoryReleaseJournal implements ReleaseJournal {
  readonly #entries = new Map<IntentId, Intent | 'damaged'>();

  keep(intent: Intent): Task<void> {
    return async () => void this.#entries.set(intent.id, intent);
  }

  find(id: IntentId): Task<O.Option<Intent>> {
    return async () => O.fromNullable(this.#readable.find((intent) => intent.id === id));
  }

  all(): Task<readonly Intent[]> {
    return async () => this.#readable.sort((a, b) => a.preparedAt - b.preparedAt);
  }

  forget(id: IntentId): Task<void> {
    return async () => void this.#entries.delete(id);
  }

  unreadable(): Task<readonly IntentId[]> {
    return async () => this.keys.filter((id) => this.#entries.get(id) === 'damaged');
  }

  /** The keys of all there are, readable or not. */
  get keys(): readonly IntentId[] {
    return [...this.#entries.keys()];
  }

  /** From now on nothing of it can be read but its key. */
  damage(id: IntentId): void {
    this.#entries.set(id, 'damaged');
  }

  get #readable(): Intent[] {
    return [...this.#entries.values()].filter((entry) => entry !== 'damaged');
  }
}
