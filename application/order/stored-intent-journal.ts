import type { Intent } from '@domain/order/intent';
import type { IntentId } from '@domain/codes/ids';
import * as O from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import type { DraftStore } from '../ports/draft-store';
import type { IntentJournal } from '../ports/intent-journal';
import type { Logger } from '../ports/logger';
import { intentText, parseIntent } from './intent-text';

/** How the name begins under which an intent is stored. */
export const INTENT_PREFIX = 'intent/';

/**
 * The journal on the customer's encrypted store: one entry an intent, so that tabs do not overwrite each
 * other's. An entry that cannot be read is dropped and logged.
 */
export class StoredIntentJournal implements IntentJournal {
  constructor(
    private readonly store: DraftStore,
    private readonly logger: Pick<Logger, 'error'>,
  ) {}

  keep(intent: Intent): Task<void> {
    return this.store.save(nameOf(intent.id), intentText(intent));
  }

  find(id: IntentId): Task<O.Option<Intent>> {
    return () => this.#read(nameOf(id));
  }

  all(): Task<readonly Intent[]> {
    return async () => {
      const names = await this.store.names(INTENT_PREFIX)();
      const entries = await Promise.all(names.map((name) => this.#read(name)));
      return entries
        .flatMap((entry) => (O.isSome(entry) ? [entry.value] : []))
        .sort((a, b) => a.preparedAt - b.preparedAt);
    };
  }

  forget(id: IntentId): Task<void> {
    return this.store.remove(nameOf(id));
  }

  async #read(name: string): Promise<O.Option<Intent>> {
    const stored = await this.store.load(name)();
    if (stored.kind === 'absent') return O.none;
    const intent = stored.kind === 'text' ? parseIntent(stored.text) : O.none;
    if (O.isNone(intent)) {
      this.logger.error('Stored order intent not readable', { name });
      await this.store.remove(name)();
    }
    return intent;
  }
}

const nameOf = (id: IntentId): string => `${INTENT_PREFIX}${id}`;
