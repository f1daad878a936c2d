import type { FundChangeDrafts } from '@application/ports/storage/fund-change-drafts';
import type { FoundDraft } from '@application/ports/storage/order-drafts';
import type { FundOrderId } from '@domain/codes/ids';
import type { Snapshot } from '@domain/form/session/snapshot';
import * as O from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';

/** Drafts of changes of fund orders in memory: what one page keeps, a later page on the same drafts finds. */
export class MemoryFundChangeDrafts implements FundChangeDrafts {
  readonly #drafts = new Map<FundOrderId, Snapshot>();

  keep(order: FundOrderId, draft: Snapshot): Task<void> {
    return async () => void this.#drafts.set(order, draft);
  }

  find(order: FundOrderId): Task<O.Option<FoundDraft>> {
    return async () => {
      const kept = this.#drafts.get(order);
      return kept === undefined ? O.none : O.some({ kept, lost: [] });
    };
  }

  forget(order: FundOrderId): Task<void> {
    return async () => void this.#drafts.delete(order);
  }
}
