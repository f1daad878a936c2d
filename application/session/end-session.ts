import { isUnresolved } from '@domain/release/intent';
import type { Task } from 'fp-ts/Task';
import type { CustomerStorage } from '../ports/customer-storage';
import type { ReleaseJournal } from '../ports/release-journal';
import type { LeavePortal } from './leave-portal';

/**
 * Signs the customer out at their own wish: everything typed goes (reliability.md 3). Only a release whose end the bank
 * has not told yet stays as it is, sealed, until the customer has learnt it; so does one that cannot be read, of which
 * nobody knows whether the bank has told it.
 */
export class EndSession {
  constructor(
    private readonly storage: Pick<CustomerStorage, 'clear'>,
    private readonly journal: Pick<ReleaseJournal, 'all' | 'unreadable'>,
    private readonly leave: Pick<LeavePortal, 'execute'>,
  ) {}

  execute(): Task<void> {
    return this.leave.execute({ reason: 'wunsch', lastly: () => this.#forget() });
  }

  async #forget(): Promise<void> {
    const unreadable = await this.journal.unreadable()();
    const unresolved = (await this.journal.all()()).filter(isUnresolved);
    await this.storage.clear([...unreadable, ...unresolved.map(({ id }) => id)])();
  }
}
