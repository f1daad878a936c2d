import { type Intent, isUnresolved } from '@domain/release/intent';
import type { Task } from 'fp-ts/Task';
import type { Clock } from '../ports/clock';
import type { ReleaseJournal } from '../ports/storage/release-journal';
import type { CloseUnreadable } from './close-unreadable';

/** Milliseconds for which the receipts of a settled intent stay at hand: a day. */
export const RECEIPT_LIFE = 86_400_000;

/**
 * The intents, of all tabs, of whose release the customer does not know the end: the bank is asked about them before
 * anything else is offered (reliability.md 1), as it is about those that cannot be read. The others are forgotten after
 * a day, receipts and all.
 */
export class ListOpenIntents {
  constructor(
    private readonly journal: Pick<ReleaseJournal, 'all' | 'forget'>,
    private readonly clock: Clock,
    private readonly unreadable: Pick<CloseUnreadable, 'execute'>,
  ) {}

  /** Oldest first; `concerns` tells which of them the page is about. */
  execute(concerns: (intent: Intent) => boolean = () => true): Task<readonly Intent[]> {
    return async () => {
      await this.unreadable.execute()();
      const all = await this.journal.all()();
      const old = this.clock.now() - RECEIPT_LIFE;
      for (const intent of all) {
        if (!isUnresolved(intent) && intent.preparedAt < old) await this.journal.forget(intent.id)();
      }
      return all.filter((intent) => isUnresolved(intent) && concerns(intent));
    };
  }
}
