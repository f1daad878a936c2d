import { deedEvents, sealedText, type DeedNote, type DeedRecord } from '@domain/receipt/deed-record';
import { releaseKinds } from '@domain/release/release-kind';
import { instant } from '@domain/time/instant';
import * as O from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import type { Clock } from '../ports/clock';
import type { Digest } from '../ports/digest';
import type { DraftStore } from '../ports/draft-store';
import type { Locks } from '../ports/locks';
import { StoredFields } from '../shared/stored-fields';

/** How the name begins under which a record is stored; its number follows. */
const PREFIX = 'receipt/';
/** Digits of a number in a name, so that names stand in the order of their numbers. */
const DIGITS = 8;

/** What the log works with. */
export interface DeedLogTools {
  readonly store: Pick<DraftStore, 'save' | 'load' | 'names'>;
  readonly digest: Digest;
  readonly clock: Clock;
  readonly locks: Pick<Locks, 'exclusively'>;
}

/**
 * The record of everything the customer has tried to release, with what came back: only ever added to, by one tab at
 * a time, each entry sealed with the one before it (reliability.md 2). It ends with the customer's sign-out.
 */
export class DeedLog {
  constructor(private readonly tools: DeedLogTools) {}

  note(note: DeedNote): Task<void> {
    const { store, digest, clock, locks } = this.tools;
    return locks.exclusively('receipts', async () => {
      const names = await this.#names();
      const last = names.at(-1);
      const before = await this.#read(last);
      const record = { ...note, number: numberOf(last) + 1, at: clock.now() };
      const seal = await digest.of(sealedText(record, before?.seal ?? ''))();
      await store.save(nameOf(record.number), JSON.stringify({ ...record, seal }))();
    });
  }

  /** Every record that can be read, oldest first; one that cannot is missing, and the chain shows it. */
  all(): Task<readonly DeedRecord[]> {
    return async () => {
      const names = await this.#names();
      const records = await Promise.all(names.map((name) => this.#read(name)));
      return records.filter((record) => record !== undefined);
    };
  }

  async #names(): Promise<readonly string[]> {
    return [...(await this.tools.store.names(PREFIX)())].sort();
  }

  async #read(name: string | undefined): Promise<DeedRecord | undefined> {
    if (name === undefined) return undefined;
    const stored = O.toUndefined(await this.tools.store.load(name)());
    return stored === undefined ? undefined : O.toUndefined(parseRecord(stored));
  }
}

const nameOf = (number: number): string => `${PREFIX}${String(number).padStart(DIGITS, '0')}`;

const numberOf = (name: string | undefined): number => Number(name?.slice(PREFIX.length) ?? 0);

const parseRecord = (text: string): O.Option<DeedRecord> =>
  O.tryCatch(() => {
    const fields = new StoredFields(JSON.parse(text));
    return {
      number: fields.number('number'),
      at: instant(fields.number('at')),
      deed: fields.oneOf('deed', releaseKinds),
      event: fields.oneOf('event', deedEvents),
      subject: fields.text('subject'),
      detail: fields.text('detail'),
      seal: fields.text('seal'),
    };
  });
