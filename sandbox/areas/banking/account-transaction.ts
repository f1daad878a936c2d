import type { Booking } from '@sandbox/ledger/booking';
import type { Decimal } from '@domain/money/decimal';
import type { LocalDate } from '@domain/time/local-date';

/** Kinds of transactions by the wire's key. */
export type TransactionType = 'SECURITIES' | 'DIRECT_DEBIT' | 'TRANSFER';

/** Who stands on the other side. */
export interface Party {
  readonly holderName: string;
  readonly iban: string | null;
  readonly bic: string | null;
}

/** What a booking is for: in words line by line, German where they are the bank's. */
export interface Purpose {
  readonly lines: readonly string[];
  /** The same, where the bank has made it and not somebody who pays. */
  readonly booking: Booking | undefined;
}

/** One booking of an account; the sum of all of them is its balance. */
export interface AccountTransaction {
  readonly reference: string;
  /** Positive comes in; in the account's currency. */
  readonly amount: Decimal;
  /** Undefined while a trade has not settled. */
  readonly bookingDate: LocalDate | undefined;
  readonly valutaDate: LocalDate;
  readonly type: TransactionType;
  readonly party: Party;
  /** Of a direct debit: by whose mandate the money was collected. */
  readonly mandateId?: string;
  readonly purpose: Purpose;
}
