import type { SavingsPlanDrafts } from '@application/ports/storage/savings-plan-drafts';
import { savingsPlanId } from '@domain/codes/ids';
import { tabId } from '@domain/codes/tab-id';
import { emptySnapshot } from '@domain/form/session/snapshot';
import * as O from 'fp-ts/Option';

const [tab, other] = [tabId('tab-1'), tabId('tab-2')];

const plan = savingsPlanId('plan-1');

const draft = (rate: string) => ({
  ...emptySnapshot,
  fields: { 'positions[2].rate': rate, interval: 'QUARTERLY', mandateGranted: true },
  rows: { positions: ['2', '1'] },
});

/** The contract of what keeps drafts of savings plans: in memory, and in the browser's storage. */
export function describeSavingsPlanDrafts(name: string, make: () => SavingsPlanDrafts): void {
  describe(`${name} as drafts of savings plans [SAV-01]`, () => {
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

    it('keep of each plan what was typed of its change, with the version it was typed for', async () => {
      const drafts = make();
      const change = { ...draft('75,00'), planVersion: '3' };
      await drafts.keepChange(plan, change)();
      expect(await drafts.findChange(plan)()).toEqual(O.some(change));
      expect(await drafts.findChange(savingsPlanId('plan-2'))()).toEqual(O.none);
      expect(await drafts.tabs()()).toEqual([]);
      await drafts.forgetChange(plan)();
      expect(await drafts.findChange(plan)()).toEqual(O.none);
    });
  });
}
