import type { ActionRecord } from '@domain/receipt/action-record';
import type { Option } from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';

/** Where the record of everything the signed-in customer has released lies: only ever added to. */
export interface ReceiptLog {
  /** Under its number. */
  add(record: ActionRecord): Task<void>;
  /** The numbers of all that was added, in their order, whether they can be read or not. */
  numbers(): Task<readonly number[]>;
  /** One that cannot be read is absent, but stays where it is: its place in the chain shows that it was there. */
  find(number: number): Task<Option<ActionRecord>>;
}
