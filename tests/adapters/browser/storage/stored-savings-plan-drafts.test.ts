import { StoredSavingsPlanDrafts } from '@adapters/browser/storage/stored-savings-plan-drafts';
import { MemorySavingsPlanDrafts } from '@adapters/fake/device/memory-savings-plan-drafts';
import { describeSavingsPlanDrafts } from '../../../contracts/device/savings-plan-drafts.contract';
import { testStore } from './text-store';

describeSavingsPlanDrafts('memory', () => new MemorySavingsPlanDrafts());
describeSavingsPlanDrafts('the browser’s storage', () => new StoredSavingsPlanDrafts(testStore()));
