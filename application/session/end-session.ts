import { isUnresolved } from '@domain/release/intent';
import type { Task } from 'fp-ts/Task';
import type { DraftStore } from '../ports/draft-store';
import type { ReleaseJournal } from '../ports/release-journal';
import type { LeavePortal } from './leave-portal';

/**
 * Signs the customer out at their own wish: everything typed goes (reliability.md 3). Only a release whose end
 * the bank has not told yet stays, encrypted, until the customer has learnt it.
 */
export class EndSession {
  constructor(
    private readonly drafts: Pick<DraftStore, 'clear'>,
    private readonly journal: Pick<ReleaseJournal, 'all' | 'keep' | 'unreadable' | 'putBack'>,
    private readonly leave: Pick<LeavePortal, 'execute'>,
  ) {}

  execute(): Task<void> {
    return this.leave.execute({ reason: 'wunsch', lastly: () => this.#forget() });
  }

  async #forget(): Promise<void> {
    const unresolved = (await this.journal.all()()).filter(isUnresolved);
    const unreadable = await this.journal.unreadable()();
    await this.drafts.clear()();
    for (const intent of unresolved) await this.journal.keep(intent)();
    for (const entry of unreadable) await this.journal.putBack(entry)();
  }
}
