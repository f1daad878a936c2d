import type { ReceiptLog } from '@application/ports/storage/receipt-log';
import type { ActionRecord } from '@domain/receipt/action-record';
import * as O from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';

/** The record of all actions in memory, which a test may also tamper with. */
export class MemoryReceiptLog implements ReceiptLog {
  readonly #records = new Map<number, ActionRecord>();

  add(record: ActionRecord): Task<void> {
    return async () => void this.#records.set(record.number, record);
  }

  numbers(): Task<readonly number[]> {
    return async () => [...this.#records.keys()].sort((a, b) => a - b);
  }

  find(number: number): Task<O.Option<ActionRecord>> {
    return async () => O.fromNullable(this.#records.get(number));
  }

  /** Takes an entry away. */
  lose(number: number): void {
    this.#records.delete(number);
  }
}
