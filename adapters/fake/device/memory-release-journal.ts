import type { ReleaseJournal, UnreadableIntent } from '@application/ports/release-journal';
import type { Intent } from '@domain/release/intent';
import type { IntentId } from '@domain/codes/ids';
import * as O from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';

/** A journal in memory, in which nothing is ever damaged. */
export class MemoryReleaseJournal implements ReleaseJournal {
  readonly #intents = new Map<IntentId, Intent>();

  keep(intent: Intent): Task<void> {
    return async () => void this.#intents.set(intent.id, intent);
  }

  find(id: IntentId): Task<O.Option<Intent>> {
    return async () => O.fromNullable(this.#intents.get(id));
  }

  all(): Task<readonly Intent[]> {
    return async () => [...this.#intents.values()].sort((a, b) => a.preparedAt - b.preparedAt);
  }

  forget(id: IntentId): Task<void> {
    return async () => void this.#intents.delete(id);
  }

  unreadable(): Task<readonly UnreadableIntent[]> {
    return async () => [];
  }

  putBack(): Task<void> {
    return async () => undefined;
  }
}
