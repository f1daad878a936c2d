import { isUnresolved } from '@domain/release/intent';
import type { Task } from 'fp-ts/Task';
import type { CustomerStorage } from '../ports/storage/customer-storage';
import type { ReleaseJournal } from '../ports/storage/release-journal';
import type { LeavePortal } from './leave-portal';

/**
 * Signs the customer out at their own wish: everything typed goes (reliability.md 3), and of the releases those alone
 * that are known to have ended. A release whose end the bank has not told yet stays as it is, sealed, until the customer
 * has learnt it; so does one that cannot be read, or could not just now.
 */
export class EndSession {
  constructor(
    private readonly storage: Pick<CustomerStorage, 'opened' | 'clear'>,
    private readonly journal: Pick<ReleaseJournal, 'all'>,
    private readonly leave: Pick<LeavePortal, 'execute'>,
  ) {}

  execute(): Task<void> {
    return this.leave.execute({ reason: 'wunsch', lastly: () => this.#forget() });
  }

  async #forget(): Promise<void> {
    await this.storage.opened()();
    const ended = (await this.journal.all()()).filter((intent) => !isUnresolved(intent));
    await this.storage.clear(ended.map(({ id }) => id))();
  }
}
