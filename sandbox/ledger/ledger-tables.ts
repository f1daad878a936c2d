import type { Json } from '@sandbox/platform/db/column-types';
import type { Booking } from './booking';
import type { Book } from './ledger-line';

/** The next numbers of a customer's journal and event stream; its row lock puts a customer's bookings in a row. */
export interface CustomerSequenceTable {
  client_id: string;
  journal: number;
  events: number;
}

export type EntryKind =
  | 'OPENING'
  | 'PAYMENT'
  | 'RESERVATION'
  | 'EXECUTION'
  | 'SETTLEMENT'
  | 'TAX'
  | 'TRANSFER';

/** One balanced entry; the sequence of each customer has no gaps. */
export interface JournalEntryTable {
  client_id: string;
  sequence: number;
  kind: EntryKind;
  /** What it books, once only: an execution, a version of an order, an opening. */
  reference: string;
  /** Bank time. */
  booked_at: Date;
}

export interface PostingTable {
  client_id: string;
  sequence: number;
  line: number;
  book: Book;
  owner: string;
  unit: string;
  /** Decimal text. */
  amount: string;
}

/** The sum of all postings of a book, kept up in the same transaction. */
export interface LedgerBalanceTable {
  client_id: string;
  book: Book;
  owner: string;
  unit: string;
  amount: string;
}

/** Who stands on the other side of an entry that is a payment, and what it is for. */
export interface PaymentTable {
  client_id: string;
  /** The entry's. */
  reference: string;
  holder_name: string;
  iban: string | null;
  bic: string | null;
  /** Line by line. */
  purpose: Json<string[]>;
  /** What it is for where the bank has made it; the lines say the same in German. */
  booking: Json<Booking> | null;
}

/** What was bought at once (see lots.ts). */
export interface LotTable {
  client_id: string;
  lot_id: string;
  depot_id: string;
  instrument_id: string;
  bought_at: Date;
  quantity: string;
  remaining: string;
  price: string;
  /** Of the whole lot, costs of the purchase included. */
  cost_eur: string;
  /** What of cost, costs and lump sums taxed in advance stays with what remains, in EUR; unknown after some transfers. */
  cost_left: string | null;
  costs_left: string;
  lump_left: string;
  /** Units of the foreign currency for one EUR when it was bought; null for EUR. */
  fx_rate: string | null;
  /** Came from another bank. */
  transferred: boolean;
}

declare module '@sandbox/platform/db/bank-tables' {
  interface BankTables {
    customer_sequence: CustomerSequenceTable;
    journal_entry: JournalEntryTable;
    posting: PostingTable;
    ledger_balance: LedgerBalanceTable;
    payment: PaymentTable;
    lot: LotTable;
  }
}
