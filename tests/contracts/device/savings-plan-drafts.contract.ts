import type { SavingsPlanDrafts } from '@application/ports/storage/savings-plan-drafts';
import { savingsPlanId } from '@domain/codes/ids';
import { emptySnapshot } from '@domain/form/session/snapshot';
import * as O from 'fp-ts/Option';
import { describeTabDrafts } from './tab-drafts.contract';

const plan = savingsPlanId('plan-1');

const draft = (rate: string) => ({
  ...emptySnapshot,
  fields: { 'positions[2].rate': rate, interval: 'QUARTERLY', mandateGranted: true },
  rows: { positions: ['2', '1'] },
});

/** The contract of what keeps drafts of savings plans: in memory, and in the browser's storage. */
export function describeSavingsPlanDrafts(name: string, make: () => SavingsPlanDrafts): void {
  describeTabDrafts(`${name} as drafts of savings plans [SAV-01]`, make, draft);

  describe(`${name} as drafts of changes of savings plans [SAV-01]`, () => {
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
