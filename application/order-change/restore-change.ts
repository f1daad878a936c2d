import type { Order } from '@domain/order/open/order';
import * as O from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import type { DraftStore } from '../ports/draft-store';
import type { Logger } from '../ports/logger';
import { changeDraftName } from '@domain/order/draft/change-draft-name';
import { parseKeptChange, type KeptChange } from './kept-change';

/**
 * Brings back what was typed of a change before a reload, a crash or the end of the session (reliability.md 3). What
 * cannot be read is dropped and logged.
 */
export class RestoreChange {
  constructor(
    private readonly store: Pick<DraftStore, 'load' | 'remove'>,
    private readonly logger: Pick<Logger, 'warn'>,
  ) {}

  execute(part: Order): Task<O.Option<KeptChange>> {
    return async () => {
      const name = changeDraftName(part.id);
      const stored = await this.store.load(name)();
      if (O.isNone(stored)) return O.none;
      const kept = parseKeptChange(stored.value);
      if (O.isNone(kept)) {
        this.logger.warn('Stored change not readable', { name });
        await this.store.remove(name)();
      }
      return kept;
    };
  }
}
