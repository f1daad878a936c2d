import { storedFundDrafts, storedMessageDrafts } from '@adapters/browser/storage/stored-tab-drafts';
import { emptySnapshot } from '@domain/form/session/snapshot';
import { describeTabDrafts } from '../../../contracts/device/tab-drafts.contract';
import { testStore } from './text-store';

describeTabDrafts(
  'the browser’s storage as drafts of deposits and withdrawals [FUN-01]',
  () => storedFundDrafts(testStore()),
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

describeTabDrafts(
  'the browser’s storage as drafts of messages [CUS-02]',
  () => storedMessageDrafts(testStore()),
  (text) => ({ ...emptySnapshot, fields: { topic: 'tax', reference: '2026', text } }),
);
