import { decimal, decimalText, zero, type Decimal } from '@domain/shared/decimal';
import { sql } from 'kysely';
import type { BankTransaction } from '../db/database';
import { balanced, type Book, type LedgerLine } from './ledger-line';
import type { EntryKind } from './ledger-tables';

/** An entry to be booked. */
export interface Entry {
  readonly kind: EntryKind;
  /** Unique for the customer: a second booking of the same reference fails and undoes its transaction. */
  readonly reference: string;
  readonly at: Date;
  readonly lines: readonly LedgerLine[];
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

  /** Books an entry; lines that move nothing are left out, and an entry without lines is none. */
  async post({ kind, reference, at, lines }: Entry): Promise<void> {
    const moving = balanced(lines);
    if (moving.length === 0) return;
    this.#last += 1;
    const key = { client_id: this.#clientId, sequence: this.#last };
    await this.#tx
      .insertInto('journal_entry')
      .values({ ...key, kind, reference, booked_at: at })
      .execute();
    await this.#tx
      .insertInto('posting')
      .values(
        moving.map(({ book, owner, unit, amount }, line) => ({
          ...key,
          line: line + 1,
          book,
          owner,
          unit,
          amount: decimalText(amount),
        })),
      )
      .execute();
    for (const { book, owner, unit, amount } of moving) {
      await this.#tx
        .insertInto('ledger_balance')
        .values({ client_id: this.#clientId, book, owner, unit, amount: decimalText(amount) })
        .onConflict((conflict) =>
          conflict
            .columns(['client_id', 'book', 'owner', 'unit'])
            .doUpdateSet({ amount: sql`ledger_balance.amount + excluded.amount` }),
        )
        .execute();
    }
    await this.#advance({ journal: this.#last });
  }

  /** The next number of the customer's event stream; it is seen by others in this order, without gaps. */
  async nextEvent(): Promise<number> {
    this.#events += 1;
    await this.#advance({ events: this.#events });
    return this.#events;
  }

  async #advance(to: { journal: number } | { events: number }): Promise<void> {
    await this.#tx.updateTable('customer_sequence').set(to).where('client_id', '=', this.#clientId).execute();
  }
}
