import type { Amount } from '@domain/money/amount';
import type { LocalDate } from '@domain/time/local-date';
import type { Booking } from './booking';

/** Kinds of bookings; a new one of the bank is shown without a word of its own. */
export const transactionTypes = ['SECURITIES', 'DIRECT_DEBIT', 'TRANSFER'] as const;

/** One of them, or one that this portal does not know. */
export type TransactionType = (typeof transactionTypes)[number] | 'UNKNOWN';

/** One booking of an account (api.md 8). */
export interface AccountTransaction {
  /** The bank's name of the booking. */
  readonly reference: string;
  /** Absent while it is not booked yet. */
  readonly bookingDate?: LocalDate;
  /** As the bank writes it: value dates may be days that do not exist (30 February). */
  readonly valueDate: string;
  /** In the account's currency; what comes in is positive. */
  readonly amount: Amount;
  readonly type: TransactionType;
  /** Who paid or was paid. */
  readonly party?: { readonly name: string; readonly iban?: string };
  /** What it is for, line by line, in the words of who wrote them: of the bank in German. */
  readonly lines: readonly string[];
  /** The same of a booking of the bank; absent where others say it, and where the bank has a new kind. */
  readonly booking?: Booking;
}

/** Characters of a line with its number of two digits (wire.md). */
const LINE = 37;
const NUMBERED = /^\d{2}/;

/**
 * What a booking is for as it is read: the bank sends lines of 35 characters, each after its number. A text that is not
 * made of such lines is one line.
 */
export function remittanceLines(info: string): readonly string[] {
  const cut = Array.from({ length: Math.ceil(info.length / LINE) }, (_, at) =>
    info.slice(at * LINE, (at + 1) * LINE),
  );
  const isNumbered = cut.every((line, at) => NUMBERED.test(line) && Number(line.slice(0, 2)) === at + 1);
  return (isNumbered ? cut.map((line) => line.slice(2)) : [info])
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
