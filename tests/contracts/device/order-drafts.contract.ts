import type { OrderDrafts } from '@application/ports/storage/order-drafts';
import { tabId } from '@domain/codes/tab-id';
import { draftKinds } from '@domain/order/draft/draft-kind';
import { keptDraft } from '@domain/order/draft/kept-draft';
import { emptyDraft } from '@domain/order/draft/order-draft';
import { fc } from '@tests/support/properties';
import * as O from 'fp-ts/Option';
import { anyTypedDraft } from '../../domain/support/any-typed-draft';

const [tab, other] = [tabId('tab-1'), tabId('tab-2')];

/** The contract of what keeps drafts of orders: in memory, and in the browser's storage. */
export function describeOrderDrafts(name: string, make: () => OrderDrafts): void {
  describe(`${name} as drafts of orders [ORD-30]`, () => {
    it('give back exactly what was kept last', async () => {
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...draftKinds), anyTypedDraft, async (kind, typed) => {
          const kept = keptDraft(typed);
          const drafts = make();
          await drafts.keep(tab, kind, keptDraft({ ...emptyDraft, quantity: '1' }))();
          await drafts.keep(tab, kind, kept)();
          expect(await drafts.find(tab, kind)()).toEqual(O.some({ kept, lost: [] }));
        }),
      );
    });

    it('keep each tab and each kind its own', async () => {
      const drafts = make();
      const draft = (quantity: string) => keptDraft({ ...emptyDraft, quantity });
      await drafts.keep(tab, 'STANDARD', draft('1'))();
      await drafts.keep(tab, 'ABSICHERUNG', draft('2'))();
      await drafts.keep(other, 'STANDARD', draft('3'))();
      expect([...(await drafts.tabs('STANDARD')())].sort()).toEqual([tab, other]);
      expect(await drafts.tabs('ABSICHERUNG')()).toEqual([tab]);
      await drafts.forget(tab, 'STANDARD')();
      expect(await drafts.find(tab, 'STANDARD')()).toEqual(O.none);
      expect(await drafts.find(tab, 'ABSICHERUNG')()).toEqual(O.some({ kept: draft('2'), lost: [] }));
      expect(await drafts.tabs('STANDARD')()).toEqual([other]);
    });
  });
}
