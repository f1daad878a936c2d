import type { ReceiptLog } from '@application/ports/storage/receipt-log';
import { actionEvents, type ActionRecord } from '@domain/receipt/action-record';
import { releaseKinds } from '@domain/release/release-kind';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { Task } from 'fp-ts/Task';
import * as t from 'io-ts';
import { wireWord } from '../../http/wire/wire-enum';
import { wireObject } from '../../http/wire/wire-object';
import type { Migration, RecordKind } from './record/record-kind';
import { storedInstant } from './record/stored-instant';
import { StoredRecords, type RecordTools } from './record/stored-records';

/** Digits of a number in a name, so that names stand in the order of their numbers. */
const DIGITS = 8;

/** At first an action was called a deed. */
const withAction: Migration = ({ deed, ...fields }) => ({ ...fields, action: deed });

const actionRecord: RecordKind<ActionRecord> = {
  name: 'receipt',
  codec: wireObject('ActionRecord', {
    number: t.number,
    at: storedInstant,
    action: wireWord('Action', releaseKinds),
    event: wireWord('ActionEvent', actionEvents),
    subject: t.string,
    detail: t.string,
    seal: t.string,
  }),
  migrations: [withAction],
  isSalvaged: false,
};

/** The record of all actions on the customer's encrypted store: one entry an action, so that none is written again. */
export class StoredReceiptLog implements ReceiptLog {
  readonly #records: StoredRecords<ActionRecord>;

  constructor(tools: RecordTools) {
    this.#records = new StoredRecords(tools, actionRecord, 'receipt/');
  }

  add(record: ActionRecord): Task<void> {
    return this.#records.keep(keyOf(record.number), record);
  }

  numbers(): Task<readonly number[]> {
    return async () => (await this.#records.keys()()).map(Number).sort((a, b) => a - b);
  }

  find(number: number): Task<O.Option<ActionRecord>> {
    return async () => pipe(await this.#records.peek(keyOf(number))(), O.chain(O.fromEither));
  }
}

const keyOf = (number: number): string => String(number).padStart(DIGITS, '0');
