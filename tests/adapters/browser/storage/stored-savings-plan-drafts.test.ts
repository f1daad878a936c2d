import { StoredSavingsPlanDrafts } from '@adapters/browser/storage/stored-savings-plan-drafts';
import { MemorySavingsPlanDrafts } from '@adapters/fake/device/memory-savings-plan-drafts';
import { savingsPlanId } from '@domain/codes/ids';
import { PLAN_CHANGES } from '@domain/savings-plan/form/plan-draft';
import * as O from 'fp-ts/Option';
import { describeSavingsPlanDrafts } from '../../../contracts/device/savings-plan-drafts.contract';
import { testStore } from './text-store';

describeSavingsPlanDrafts('memory', () => new MemorySavingsPlanDrafts());
describeSavingsPlanDrafts('the browser’s storage', () => new StoredSavingsPlanDrafts(testStore()));

describe('a change of a plan in the browser’s storage [SAV-05]', () => {
  it.each([
    ['a field nobody knows', { planVersion: '7', fields: { name: 'Welt', colour: 'red' } }, { name: 'Welt' }],
    ['a name that is no text', { planVersion: '7', fields: { name: 5, total: '50' } }, { total: '50' }],
  ])('gives the rest where there is %s', async (_, damaged, fields) => {
    const tools = testStore();
    await tools.store.save(`${PLAN_CHANGES}p-1`, JSON.stringify({ version: 1, rows: {}, ...damaged }))();
    expect(await new StoredSavingsPlanDrafts(tools).findChange(savingsPlanId('p-1'))()).toEqual(
      O.some({ version: 1, rows: {}, fields, planVersion: '7' }),
    );
  });
});
