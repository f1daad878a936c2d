import { decimal, decimalText, zero, type Decimal } from '@domain/money/decimal';
import { sql } from 'kysely';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { json } from '@sandbox/platform/db/json';
import { balanced, totals, type Book, type LedgerLine } from './ledger-line';
import type { EntryKind } from './ledger-tables';

/** An entry to be booked. */
export interface Entry {
  readonly kind: EntryKind;
  /** Unique for the customer: a second booking of the same reference fails and undoes its transaction. */
  readonly reference: string;
  readonly at: Date;
  readonly lines: readonly LedgerLine[];
}

/** What those who watch a depot are told. */
export interface OutboxEvent {
  /** What it is told under; without one, as a change of an order of the depot. */
  readonly topic?: string;
  readonly depotId: string;
  readonly at: Date;
  readonly detail: unknown;
}

/**
 * One customer's journal inside one transaction. Opening it locks the customer's sequence, so entries are numbered
 * without gaps, and a balance that is read stays true until the transaction ends.
 */
export class Journal {
  readonly #tx: BankTransaction;
  readonly #clientId: string;
  #last: number;
  #events: number;

  private constructor(tx: BankTransaction, clientId: string, last: number, events: number) {
    this.#tx = tx;
    this.#clientId = clientId;
    this.#last = last;
    this.#events = events;
  }

  /** Locks the customer's journal until the transaction ends. */
  static async lock(tx: BankTransaction, clientId: string): Promise<Journal> {
    const row = { client_id: clientId, journal: 0, events: 0 };
    const { journal, events } = await tx
      .insertInto('customer_sequence')
      .values(row)
      .onConflict((conflict) => conflict.column('client_id').doUpdateSet({ client_id: clientId }))
      .returning(['journal', 'events'])
      .executeTakeFirstOrThrow();
    return new Journal(tx, clientId, journal, events);
  }

  /** What a book of an owner holds of a unit. */
  async balance(book: Book, owner: string, unit: string): Promise<Decimal> {
    const row = await this.#tx
      .selectFrom('ledger_balance')
      .select('amount')
      .where('client_id', '=', this.#clientId)
      .where('book', '=', book)
      .where('owner', '=', owner)
      .where('unit', '=', unit)
      .executeTakeFirst();
    return row === undefined ? zero : decimal(row.amount);
  }

  /** Books an entry in one statement; lines that move nothing are left out, and an entry without lines is none. */
  async post({ kind, reference, at, lines }: Entry): Promise<void> {
    const moving = balanced(lines);
    if (moving.length === 0) return;
    this.#last += 1;
    const client_id = this.#clientId;
    const key = { client_id, sequence: this.#last };
    await this.#tx
      .with('entry', (entry) =>
        entry.insertInto('journal_entry').values({ ...key, kind, reference, booked_at: at }),
      )
      .with('posted', (posted) =>
        posted
          .insertInto('posting')
          .values(moving.map((line, index) => ({ ...key, line: index + 1, ...rowOf(line) }))),
      )
      .with('advanced', (advanced) =>
        advanced
          .updateTable('customer_sequence')
          .set({ journal: key.sequence })
          .where('client_id', '=', client_id),
      )
      .insertInto('ledger_balance')
      .values(totals(moving).map((total) => ({ client_id, ...rowOf(total) })))
      .onConflict((conflict) =>
        conflict
          .columns(['client_id', 'book', 'owner', 'unit'])
          .doUpdateSet({ amount: sql`ledger_balance.amount + excluded.amount` }),
      )
      .execute();
  }

  /**
   * Puts events into the outbox under the customer's next numbers, in one statement; others see the numbers in order,
   * without gaps.
   */
  async publish(...events: readonly [OutboxEvent, ...OutboxEvent[]]): Promise<void> {
    const client_id = this.#clientId;
    const rows = events.map(({ topic, depotId, at, detail }) => {
      this.#events += 1;
      return {
        client_id,
        sequence: this.#events,
        depot_id: depotId,
        happened_at: at,
        detail: json(detail),
        topic: topic ?? null,
      };
    });
    await this.#tx
      .with('advanced', (advanced) =>
        advanced
          .updateTable('customer_sequence')
          .set({ events: this.#events })
          .where('client_id', '=', client_id),
      )
      .insertInto('order_event')
      .values(rows)
      .execute();
  }
}

const rowOf = ({ book, owner, unit, amount }: LedgerLine) => ({
  book,
  owner,
  unit,
  amount: decimalText(amount),
});
