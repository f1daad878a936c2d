import type { CustomerStorage } from '@application/ports/storage/customer-storage';
import type { IntentId } from '@domain/codes/ids';
import type { Task } from 'fp-ts/Task';
import { MemoryOrderDrafts } from './memory-order-drafts';
import { MemoryReleaseJournal } from './memory-release-journal';

/** A customer's drafts of orders and journal in memory: what one page keeps, a later page on the same storage finds. */
export class MemoryCustomerStorage implements CustomerStorage {
  readonly orderDrafts = new MemoryOrderDrafts();
  readonly journal = new MemoryReleaseJournal();

  opened(): Task<void> {
    return async () => undefined;
  }

  clear(ended: readonly IntentId[]): Task<void> {
    return async () => {
      const { orderDrafts, journal } = this;
      for (const name of orderDrafts.names) await orderDrafts.remove(name)();
      for (const id of ended) await journal.forget(id)();
    };
  }
}
