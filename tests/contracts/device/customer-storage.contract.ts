import type { CustomerStorage } from '@application/ports/storage/customer-storage';
import type { OrderDrafts } from '@application/ports/storage/order-drafts';
import type { ReleaseJournal } from '@application/ports/storage/release-journal';
import { intentId } from '@domain/codes/ids';
import { tabId } from '@domain/codes/tab-id';
import { keptDraft } from '@domain/order/draft/kept-draft';
import { emptyDraft } from '@domain/order/draft/order-draft';
import { preparedIntent } from '../../domain/release/any-intent';

/** A customer's storage with some of what it holds. */
interface StorageBench {
  readonly storage: CustomerStorage;
  readonly journal: ReleaseJournal;
  readonly orderDrafts: OrderDrafts;
}

/** The contract of a customer's storage: of the one in memory, and of the browser's. */
export function describeCustomerStorage(name: string, make: () => StorageBench): void {
  describe(`${name} as a customer’s storage`, () => {
    it.each([
      ['none', []],
      ['one', ['b']],
      ['all', ['a', 'b']],
      ['one that is not there', ['nobody']],
    ])('is cleared of everything typed, and of the intents that ended: %s', async (_, ended) => {
      const { storage, journal, orderDrafts } = make();
      await orderDrafts.keep(tabId('t'), 'STANDARD', keptDraft({ ...emptyDraft, quantity: '10' }))();
      const intents = [preparedIntent('a', 1), preparedIntent('b', 2)];
      for (const intent of intents) await journal.keep(intent)();
      await storage.opened()();
      await storage.clear(ended.map(intentId))();
      expect(await orderDrafts.tabs('STANDARD')()).toEqual([]);
      expect(await journal.all()()).toEqual(intents.filter(({ id }) => !ended.includes(id)));
    });
  });
}
