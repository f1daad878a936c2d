import type { Order } from '@domain/order/open/order';
import type { Snapshot } from '@domain/form/session/snapshot';
import type { Task } from 'fp-ts/Task';
import type { ChangeDrafts } from '../ports/storage/change-drafts';

/**
 * Keeps what the customer has typed of a change (reliability.md 3), and tells whether there was anything to keep:
 * where nothing is typed, nothing stays.
 */
export class KeepChange {
  constructor(private readonly drafts: Pick<ChangeDrafts, 'keep' | 'forget'>) {}

  execute({ id, version }: Order, kept: Snapshot): Task<boolean> {
    const isWorthIt = Object.keys(kept.fields).length > 0;
    return async () => {
      const draft = { ...kept, ...(version !== undefined && { orderVersion: version }) };
      await (isWorthIt ? this.drafts.keep(id, draft) : this.drafts.forget(id))();
      return isWorthIt;
    };
  }
}
