import type { Order } from '@domain/order/open/order';
import type { TypedChange } from '@domain/order/open/order-change-draft';
import type { Task } from 'fp-ts/Task';
import type { DraftStore } from '../ports/draft-store';
import { changeDraftName } from '@domain/order/draft/change-draft-name';
import { keptChangeText } from './kept-change';

/**
 * Keeps what the customer has typed of a change (reliability.md 3), and tells whether there was anything to keep:
 * where nothing is typed, nothing stays.
 */
export class KeepChange {
  constructor(private readonly store: Pick<DraftStore, 'save' | 'remove'>) {}

  execute(part: Order, typed: TypedChange): Task<boolean> {
    const name = changeDraftName(part.id);
    const isWorthIt = Object.keys(typed).length > 0;
    const text = keptChangeText({ ...(part.version !== undefined && { version: part.version }), typed });
    return async () => {
      await (isWorthIt ? this.store.save(name, text) : this.store.remove(name))();
      return isWorthIt;
    };
  }
}
