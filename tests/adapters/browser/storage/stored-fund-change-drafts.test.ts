import { StoredFundChangeDrafts } from '@adapters/browser/storage/stored-fund-change-drafts';
import { MemoryFundChangeDrafts } from '@adapters/fake/device/memory-fund-change-drafts';
import { describeFundChangeDrafts } from '../../../contracts/device/fund-change-drafts.contract';
import { testStore } from './text-store';

describeFundChangeDrafts('drafts in memory', () => new MemoryFundChangeDrafts());
describeFundChangeDrafts('drafts in the browser’s storage', () => new StoredFundChangeDrafts(testStore()));
