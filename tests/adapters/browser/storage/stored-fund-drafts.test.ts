import { StoredFundDrafts } from '@adapters/browser/storage/stored-fund-drafts';
import { emptySnapshot } from '@domain/form/session/snapshot';
import { describeTabDrafts } from '../../../contracts/device/tab-drafts.contract';
import { testStore } from './text-store';

describeTabDrafts(
  'the browser’s storage as drafts of deposits and withdrawals [FUN-01]',
  () => new StoredFundDrafts(testStore()),
  (amount) => ({
    ...emptySnapshot,
    fields: {
      amount,
      repetition: 'REGULARLY',
      interval: 'QUARTERLY',
      start: '15.12.2026',
      mandateGranted: true,
    },
  }),
);
