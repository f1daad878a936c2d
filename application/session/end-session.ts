import { LOGOUT_PATH } from '@domain/access/failure-route';
import { isUnresolved } from '@domain/order/intent';
import type { Task } from 'fp-ts/Task';
import type { DraftStore } from '../ports/draft-store';
import type { IntentJournal } from '../ports/intent-journal';
import type { ExternalNavigation } from '../ports/navigation';

/**
 * Signs the customer out at their own wish: everything typed goes (reliability.md 3). Only an order whose end
 * the bank has not told yet stays, encrypted, until the customer has learnt it.
 */
export class EndSession {
  constructor(
    private readonly drafts: Pick<DraftStore, 'clear'>,
    private readonly journal: Pick<IntentJournal, 'all' | 'keep'>,
    private readonly navigation: ExternalNavigation,
  ) {}

  execute(): Task<void> {
    return async () => {
      const unresolved = (await this.journal.all()()).filter(isUnresolved);
      await this.drafts.clear()();
      for (const intent of unresolved) await this.journal.keep(intent)();
      this.navigation.leave(LOGOUT_PATH);
    };
  }
}
