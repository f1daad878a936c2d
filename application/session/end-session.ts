import { isUnresolved } from '@domain/order/intent';
import type { Task } from 'fp-ts/Task';
import type { DraftStore } from '../ports/draft-store';
import type { IntentJournal } from '../ports/intent-journal';
import type { LeavePortal } from './leave-portal';

/**
 * Signs the customer out at their own wish: everything typed goes (reliability.md 3). Only an order whose end
 * the bank has not told yet stays, encrypted, until the customer has learnt it.
 */
export class EndSession {
  constructor(
    private readonly drafts: Pick<DraftStore, 'clear'>,
    private readonly journal: Pick<IntentJournal, 'all' | 'keep'>,
    private readonly leave: Pick<LeavePortal, 'execute'>,
  ) {}

  execute(): Task<void> {
    return this.leave.execute({ reason: 'wunsch', lastly: () => this.#forget() });
  }

  async #forget(): Promise<void> {
    const unresolved = (await this.journal.all()()).filter(isUnresolved);
    await this.drafts.clear()();
    for (const intent of unresolved) await this.journal.keep(intent)();
  }
}
