import { sealedText, type ActionNote, type ActionRecord } from '@domain/receipt/action-record';
import * as O from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import type { Clock } from '../ports/clock';
import type { Digest } from '../ports/digest';
import type { Locks } from '../ports/locks';
import type { ReceiptLog } from '../ports/storage/receipt-log';

/** What the log works with. */
export interface ActionLogTools {
  readonly receipts: ReceiptLog;
  readonly digest: Digest;
  readonly clock: Clock;
  readonly locks: Pick<Locks, 'exclusively'>;
}

/**
 * The record of everything the customer has tried to release, with what came back: only ever added to, by one tab at
 * a time, each entry sealed with the one before it (reliability.md 2). It ends with the customer's sign-out.
 */
export class ActionLog {
  constructor(private readonly tools: ActionLogTools) {}

  note(note: ActionNote): Task<void> {
    const { receipts, digest, clock, locks } = this.tools;
    return locks.exclusively('receipts', async () => {
      const last = (await receipts.numbers()()).at(-1) ?? 0;
      const before = await receipts.find(last)();
      const record = { ...note, number: last + 1, at: clock.now() };
      const seal = await digest.of(sealedText(record, O.isSome(before) ? before.value.seal : ''))();
      await receipts.add({ ...record, seal })();
    });
  }

  /** Every record that can be read, oldest first; one that cannot is missing, and the chain shows it. */
  all(): Task<readonly ActionRecord[]> {
    return async () => {
      const { receipts } = this.tools;
      const numbers = await receipts.numbers()();
      const found = await Promise.all(numbers.map((number) => receipts.find(number)()));
      return found.flatMap((record) => (O.isSome(record) ? [record.value] : []));
    };
  }
}
