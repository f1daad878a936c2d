import { isNegative } from '@domain/money/decimal';
import { sumAmounts, type Amount } from '@domain/money/amount';
import type { Unit } from '@domain/money/unit';
import type { LocalDate } from '@domain/time/local-date';
import type { AccountTransaction } from './account-transaction';

/** Which way the money went. */
export const directions = ['in', 'out'] as const;

/** One of them. */
export type Direction = (typeof directions)[number];

/** What of an account's bookings is looked at; what is undefined is not narrowed. */
export interface TransactionsView {
  readonly direction: Direction | undefined;
  readonly from: LocalDate | undefined;
  readonly to: LocalDate | undefined;
  readonly search: string;
}

/** Everything, the latest first. */
export const initialTransactionsView: TransactionsView = {
  direction: undefined,
  from: undefined,
  to: undefined,
  search: '',
};

/** Whether two views look at the same. */
export const isSameTransactionsView = (one: TransactionsView, other: TransactionsView): boolean =>
  one.direction === other.direction &&
  one.from === other.from &&
  one.to === other.to &&
  one.search === other.search;

/** Which way a booking went. */
export const directionOf = ({ amount }: AccountTransaction): Direction =>
  isNegative(amount.value) ? 'out' : 'in';

/** How a page writes what is looked for in it. */
export interface Written {
  readonly amount: (amount: Amount) => string;
  readonly purpose: (transaction: AccountTransaction) => string;
}

/**
 * The bookings within the view whichever way they went, so that each way can say how many it would show. What is not
 * booked yet counts as of today. A booking is found by its purpose, party, IBAN and amount as the page writes them.
 */
export function foundTransactions(
  all: readonly AccountTransaction[],
  { from, to, search }: TransactionsView,
  today: LocalDate,
  written: Written,
): readonly AccountTransaction[] {
  const words = search.trim().toLowerCase();
  return all.filter((transaction) => {
    const day = transaction.bookingDate ?? today;
    return (
      (from === undefined || day >= from) &&
      (to === undefined || day <= to) &&
      (words === '' || isAbout(transaction, words, written))
    );
  });
}

function isAbout(transaction: AccountTransaction, words: string, written: Written): boolean {
  const { party, lines, amount } = transaction;
  const iban = words.replaceAll(' ', '');
  return (
    [party?.name, lines.join(' '), written.purpose(transaction), written.amount(amount)].some(
      (text) => text?.toLowerCase().includes(words) === true,
    ) ||
    (iban !== '' && party?.iban?.toLowerCase().includes(iban) === true)
  );
}

/** Those that went the wanted way. */
export const withDirection = (
  found: readonly AccountTransaction[],
  { direction }: TransactionsView,
): readonly AccountTransaction[] =>
  direction === undefined ? found : found.filter((each) => directionOf(each) === direction);

/** What some bookings brought and took. */
export interface TransactionSums {
  readonly in: Amount;
  readonly out: Amount;
}

/** Adds up bookings of one account, to the cent. */
export function sumsOf(transactions: readonly AccountTransaction[], unit: Unit): TransactionSums {
  const amounts = (direction: Direction): readonly Amount[] =>
    transactions.filter((each) => directionOf(each) === direction).map(({ amount }) => amount);
  return { in: sumAmounts(amounts('in'), unit), out: sumAmounts(amounts('out'), unit) };
}

/** A line of the list: the head of a month, or a booking of it. */
export type TransactionEntry =
  | {
      readonly kind: 'month';
      readonly id: string;
      /** 'YYYY-MM'; undefined for what is not booked yet. */
      readonly month: string | undefined;
      readonly sums: TransactionSums;
    }
  | { readonly kind: 'transaction'; readonly id: string; readonly transaction: AccountTransaction };

/** Bookings month by month under what each month brought and took; what is not booked yet comes first. */
export function monthlyEntries(
  transactions: readonly AccountTransaction[],
  unit: Unit,
): readonly TransactionEntry[] {
  const months = new Map<string | undefined, AccountTransaction[]>();
  for (const transaction of transactions) {
    const month = transaction.bookingDate?.slice(0, 7);
    const known = months.get(month);
    if (known === undefined) months.set(month, [transaction]);
    else known.push(transaction);
  }
  return [...months].flatMap(([month, own]): TransactionEntry[] => [
    { kind: 'month', id: month ?? 'not-booked', month, sums: sumsOf(own, unit) },
    ...own.map((transaction) => ({
      kind: 'transaction' as const,
      id: transaction.reference,
      transaction,
    })),
  ]);
}
