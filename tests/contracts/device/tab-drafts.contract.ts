import type { TabDrafts } from '@application/shared/own-draft';
import { tabId } from '@domain/codes/tab-id';
import type { Snapshot } from '@domain/form/session/snapshot';
import * as O from 'fp-ts/Option';

const [tab, other] = [tabId('tab-1'), tabId('tab-2')];

/** The contract of what keeps a form's draft for each tab; `draft` is one of that form with this amount in it. */
export function describeTabDrafts(
  name: string,
  make: () => TabDrafts,
  draft: (amount: string) => Snapshot,
): void {
  describe(name, () => {
    it('give back exactly what was kept last, rows included, and keep each tab its own', async () => {
      const drafts = make();
      await drafts.keep(tab, draft('1'))();
      await drafts.keep(tab, draft('50,00'))();
      await drafts.keep(other, draft('60,00'))();
      expect(await drafts.find(tab)()).toEqual(O.some({ kept: draft('50,00'), lost: [] }));
      expect([...(await drafts.tabs()())].sort()).toEqual([tab, other]);
      await drafts.forget(tab)();
      expect(await drafts.find(tab)()).toEqual(O.none);
      expect(await drafts.tabs()()).toEqual([other]);
    });
  });
}
