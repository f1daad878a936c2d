import type { IntentId } from '@domain/codes/ids';
import type { Intent } from '@domain/release/intent';
import * as O from 'fp-ts/Option';
import type { Option } from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import type { ReleaseJournal } from '../ports/storage/release-journal';

/** Where intents of applications lie, and who has come. */
export interface VisitorsJournalTools {
  readonly strangers: ReleaseJournal;
  readonly customers: ReleaseJournal;
  /** This page was opened by somebody who is not signed in. */
  readonly isStranger: Task<boolean>;
}

/**
 * The journal of the visitor. A stranger finds what strangers have sent from here; a customer finds that besides
 * their own: who signs in takes over what they typed before, and must not send it a second time because the answer to
 * the first was lost. Each intent stays where it began.
 */
export class VisitorsJournal implements ReleaseJournal {
  readonly #with: VisitorsJournalTools;

  constructor(tools: VisitorsJournalTools) {
    this.#with = tools;
  }

  keep(intent: Intent): Task<void> {
    return async () => {
      const { strangers, customers } = this.#with;
      return ((await this.isStrangers(intent.id)()) ? strangers : customers).keep(intent)();
    };
  }

  find(id: IntentId): Task<Option<Intent>> {
    return async () => {
      for (const journal of await this.#own()) {
        const found = await journal.find(id)();
        if (O.isSome(found)) return found;
      }
      return O.none;
    };
  }

  all(): Task<readonly Intent[]> {
    return async () => {
      const all = await Promise.all((await this.#own()).map((journal) => journal.all()()));
      return all.flat().sort((a, b) => a.preparedAt - b.preparedAt);
    };
  }

  forget(id: IntentId): Task<void> {
    return async () => {
      for (const journal of await this.#own()) await journal.forget(id)();
    };
  }

  unreadable(): Task<readonly IntentId[]> {
    return async () => {
      const all = await Promise.all((await this.#own()).map((journal) => journal.unreadable()()));
      return all.flat();
    };
  }

  /** Whether a key is, or becomes, a stranger's: the bank is asked about it where it keeps those. */
  isStrangers(id: IntentId): Task<boolean> {
    return async () => {
      const { strangers, isStranger } = this.#with;
      if (await isStranger()) return true;
      return O.isSome(await strangers.find(id)()) || (await strangers.unreadable()()).includes(id);
    };
  }

  async #own(): Promise<readonly ReleaseJournal[]> {
    const { strangers, customers, isStranger } = this.#with;
    return (await isStranger()) ? [strangers] : [customers, strangers];
  }
}
