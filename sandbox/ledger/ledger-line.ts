import { add, decimalText, isZero, negate, zero, type Decimal } from '@domain/money/decimal';

/**
 * The books of one customer's ledger. Everything of a customer is in the customer's own journal, the bank's side
 * of it too, so that each journal balances by itself and customers never wait for each other.
 */
export type Book =
  /** Money of an account that is free; balance of the account = CASH + RESERVED. */
  | 'CASH'
  /** Money of an account bound by open buys. */
  | 'RESERVED'
  /** Securities of a depot that are free; holding = CUSTODY + BLOCKED. */
  | 'CUSTODY'
  /** Securities of a depot bound by open sales. */
  | 'BLOCKED'
  /** Traded, not yet settled. */
  | 'CLEARING'
  /** The market, once a trade has settled. */
  | 'MARKET'
  /** Currencies changed for the customer. */
  | 'EXCHANGE'
  /** Fees the bank has earned. */
  | 'FEES'
  /** Tax withheld for the tax office. */
  | 'TAX'
  /** Where everything came from that was there when the world began. */
  | 'OPENING';

/** So much of a unit (a currency, or an instrument by its id) into a book, or out of it when negative. */
export interface LedgerLine {
  readonly book: Book;
  /** The account or depot; empty for the bank's own books. */
  readonly owner: string;
  readonly unit: string;
  readonly amount: Decimal;
}

/** A line into a book. */
export const into = (book: Book, owner: string, unit: string, amount: Decimal): LedgerLine => ({
  book,
  owner,
  unit,
  amount,
});

/** A line out of a book. */
export const outOf = (book: Book, owner: string, unit: string, amount: Decimal): LedgerLine =>
  into(book, owner, unit, negate(amount));

/** The lines that move something, after proof that each unit sums to zero. Anything else is a bug and throws. */
export function balanced(lines: readonly LedgerLine[]): readonly LedgerLine[] {
  const rests = new Map<string, Decimal>();
  for (const { unit, amount } of lines) rests.set(unit, add(rests.get(unit) ?? zero, amount));
  for (const [unit, rest] of rests) {
    if (!isZero(rest))
      throw new Error(`The entry does not balance: ${decimalText(rest)} of ${unit} left over`);
  }
  return lines.filter(({ amount }) => !isZero(amount));
}

/** One line for each book, owner and unit with the sum of its lines. */
export function totals(lines: readonly LedgerLine[]): readonly LedgerLine[] {
  const found = new Map<string, LedgerLine>();
  for (const line of lines) {
    const key = [line.book, line.owner, line.unit].join(' ');
    const known = found.get(key);
    found.set(key, known === undefined ? line : { ...line, amount: add(known.amount, line.amount) });
  }
  return [...found.values()];
}
