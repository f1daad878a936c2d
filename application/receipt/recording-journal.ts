import type { Intent } from '@domain/release/intent';
import { notesSince } from '@domain/receipt/intent-notes';
import type { IntentId } from '@domain/codes/ids';
import * as O from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import type { ReleaseJournal } from '../ports/storage/release-journal';
import type { ActionLog } from './action-log';

/** A journal of intents that writes into the record what has happened to each since it was kept last. */
export class RecordingJournal implements ReleaseJournal {
  constructor(
    private readonly journal: ReleaseJournal,
    private readonly log: Pick<ActionLog, 'note'>,
  ) {}

  keep(intent: Intent): Task<void> {
    return async () => {
      const before = O.toUndefined(await this.journal.find(intent.id)());
      await this.journal.keep(intent)();
      const notes = notesSince(before, intent);
      for (const note of notes) await this.log.note(note)();
    };
  }

  find(id: IntentId): Task<O.Option<Intent>> {
    return this.journal.find(id);
  }

  all(): Task<readonly Intent[]> {
    return this.journal.all();
  }

  forget(id: IntentId): Task<void> {
    return this.journal.forget(id);
  }

  unreadable(): Task<readonly IntentId[]> {
    return this.journal.unreadable();
  }
}
