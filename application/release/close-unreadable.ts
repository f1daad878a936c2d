import type { IntentId } from '@domain/codes/ids';
import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { ClosedKey, IntentGateway } from '../ports/bank/intent-gateway';
import type { ReleaseJournal } from '../ports/storage/release-journal';

/** Told what the bank has said of a key of which nothing else could be read. */
export type NoteClosed = (key: IntentId, closed: ClosedKey) => Task<void>;

/**
 * Settles the entries of the journal that cannot be read: the bank is asked by their keys, which are their names, and
 * closes those it has not used, so that nothing comes of them any more. Only an entry that the bank has answered for
 * goes, and what it said is noted first.
 */
export class CloseUnreadable {
  constructor(
    private readonly journal: Pick<ReleaseJournal, 'unreadable' | 'forget'>,
    private readonly intents: Pick<IntentGateway, 'close'>,
    private readonly note: NoteClosed,
  ) {}

  execute(): Task<void> {
    return async () => {
      for (const id of await this.journal.unreadable()()) {
        const closed = await this.intents.close(id)();
        if (E.isLeft(closed)) continue;
        await this.note(id, closed.right)();
        await this.journal.forget(id)();
      }
    };
  }
}
