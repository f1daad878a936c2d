import { StoredTabDrafts } from '@adapters/browser/storage/stored-tab-drafts';
import { FUND_DRAFTS } from '@domain/fund-depot/form/fund-draft';
import { fundForm } from '@domain/fund-depot/form/fund-form';
import { MESSAGE_DRAFTS, messageForm } from '@domain/postbox/form/message-form';
import { emptySnapshot } from '@domain/form/session/snapshot';
import { describeTabDrafts } from '../../../contracts/device/tab-drafts.contract';
import { testStore } from './text-store';

describeTabDrafts(
  'the browser’s storage as drafts of deposits and withdrawals [FUN-01]',
  () => new StoredTabDrafts(testStore(), { name: 'fund order draft', prefix: FUND_DRAFTS, form: fundForm }),
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
  () =>
    new StoredTabDrafts(testStore(), { name: 'message draft', prefix: MESSAGE_DRAFTS, form: messageForm }),
  (text) => ({ ...emptySnapshot, fields: { topic: 'tax', reference: '2026', text } }),
);
