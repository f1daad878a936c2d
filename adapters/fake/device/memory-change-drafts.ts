import type { ChangeDrafts } from '@application/ports/storage/change-drafts';
import type { OrderId } from '@domain/codes/ids';
import type { KeptOrderChange } from '@domain/order/open/order-change-draft';
import * as O from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';

/** Drafts of changes in memory: what one page keeps, a later page on the same drafts finds. */
export class MemoryChangeDrafts implements ChangeDrafts {
  readonly #drafts = new Map<OrderId, KeptOrderChange>();

  /** The orders of which there is one. */
  get orders(): readonly OrderId[] {
    return [...this.#drafts.keys()];
  }

  keep(order: OrderId, draft: KeptOrderChange): Task<void> {
    return async () => void this.#drafts.set(order, draft);
  }

  find(order: OrderId): Task<O.Option<KeptOrderChange>> {
    return async () => O.fromNullable(this.#drafts.get(order));
  }

  forget(order: OrderId): Task<void> {
    return async () => void this.#drafts.delete(order);
  }
}
