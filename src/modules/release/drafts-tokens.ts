import type { BankClient } from '@adapters/http/client/bank-client';
import type { EncryptedTextStore } from '@adapters/browser/storage/text/encrypted-text-store';
import type { PageScheduler } from '@application/ports/scheduler';
import type { CustomerStorage } from '@application/ports/storage/customer-storage';
import type { ReleaseJournal } from '@application/ports/storage/release-journal';
import type { EndSession } from '@application/session/end-session';
import { token } from '../../token';

/** What `drafts-module` binds. */
export const draftsTokens = {
  /** For what only a customer has, on pages that are open to strangers. */
  visitorsClient: token<BankClient>('visitorsClient'),
  textStore: token<EncryptedTextStore>('EncryptedTextStore'),
  scheduler: token<PageScheduler>('PageScheduler'),
  customerStorage: token<CustomerStorage>('CustomerStorage'),
  journal: token<ReleaseJournal>('ReleaseJournal'),
  endSession: token<EndSession>('EndSession'),
} as const;
