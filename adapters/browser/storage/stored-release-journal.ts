import type { DraftStore, KeptText } from '@application/ports/draft-store';
import type { Logger } from '@application/ports/logger';
import type { ReleaseJournal, UnreadableIntent } from '@application/ports/release-journal';
import type { Intent } from '@domain/release/intent';
import { intentId, type IntentId } from '@domain/codes/ids';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import { storedIntent } from './intent-codec';
import { intentText, toIntent } from './intent-mapper';
import { migrateIntent } from './migrate-intent';

/** How the name begins under which an intent is stored; its key follows, so that it is known whatever the text says. */
const PREFIX = 'intent/';

/** The journal on the customer's encrypted store: one entry an intent, so that tabs do not overwrite each other's. */
export class StoredReleaseJournal implements ReleaseJournal {
  constructor(
    private readonly store: Pick<DraftStore, 'save' | 'load' | 'names' | 'remove'>,
    private readonly logger: Pick<Logger, 'error'>,
  ) {}

  keep(intent: Intent): Task<void> {
    return this.store.save(nameOf(intent.id), intentText(intent));
  }

  find(id: IntentId): Task<O.Option<Intent>> {
    return async () => O.chain(parseIntent)(textOf(await this.store.load(nameOf(id))()));
  }

  all(): Task<readonly Intent[]> {
    return async () =>
      (await this.#entries())
        .flatMap(({ intent }) => (O.isSome(intent) ? [intent.value] : []))
        .sort((a, b) => a.preparedAt - b.preparedAt);
  }

  forget(id: IntentId): Task<void> {
    return this.store.remove(nameOf(id));
  }

  unreadable(): Task<readonly UnreadableIntent[]> {
    return async () => {
      const entries = await this.#entries();
      return entries.flatMap(({ id, text, intent }) => {
        if (O.isSome(intent)) return [];
        this.logger.error('Stored intent not readable', { name: nameOf(id) });
        return [{ id, text }];
      });
    };
  }

  putBack({ id, text }: UnreadableIntent): Task<void> {
    return this.store.save(nameOf(id), text);
  }

  /** What lies under each name; where nothing can be had of it, for the store could not open it, no text. */
  async #entries() {
    const names = await this.store.names(PREFIX)();
    return Promise.all(
      names.map(async (name) => {
        const stored = textOf(await this.store.load(name)());
        const id = intentId(name.slice(PREFIX.length));
        return { id, text: O.getOrElse(() => '')(stored), intent: O.chain(parseIntent)(stored) };
      }),
    );
  }
}

const textOf = (kept: KeptText): O.Option<string> => (kept.kind === 'text' ? O.some(kept.text) : O.none);

const nameOf = (id: IntentId): string => `${PREFIX}${id}`;

const parsed = E.tryCatchK(
  (text: string): unknown => JSON.parse(text),
  () => undefined,
);

const parseIntent = (text: string): O.Option<Intent> =>
  pipe(
    parsed(text),
    E.map(migrateIntent),
    E.chainW((stored) => storedIntent.decode(stored)),
    E.map(toIntent),
    O.fromEither,
  );
