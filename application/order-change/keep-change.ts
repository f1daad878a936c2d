import type { Order } from '@domain/order/open/order';
import type { TypedChange } from '@domain/order/open/order-change-draft';
import type { Task } from 'fp-ts/Task';
import type { ChangeDrafts } from '../ports/storage/change-drafts';

/**
 * Keeps what the customer has typed of a change (reliability.md 3), and tells whether there was anything to keep:
 * where nothing is typed, nothing stays.
 */
export class KeepChange {
  constructor(private readonly drafts: Pick<ChangeDrafts, 'keep' | 'forget'>) {}

  execute({ id, version }: Order, typed: TypedChange): Task<boolean> {
    const isWorthIt = Object.keys(typed).length > 0;
    return async () => {
      const draft = { ...(version !== undefined && { version }), typed };
      await (isWorthIt ? this.drafts.keep(id, draft) : this.drafts.forget(id))();
      return isWorthIt;
    };
  }
}
