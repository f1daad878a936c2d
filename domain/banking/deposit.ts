import type { Amount } from '@domain/money/amount';
import type { Percentage } from '@domain/money/percentage';
import type { LocalDate } from '@domain/time/local-date';

/** Kinds of deposits, by the names of the wire: for a fixed term, or until the money is wanted. */
export const depositKinds = ['FIXED_DEPOSIT', 'TGK_PLUS'] as const;

/** Money that is put by at the bank. */
export interface Deposit {
  readonly id: string;
  /** UNKNOWN for a kind that this portal does not know. */
  readonly kind: (typeof depositKinds)[number] | 'UNKNOWN';
  readonly displayId: string;
  readonly amount: Amount;
  /** In percent a year; undefined where none is agreed. */
  readonly rate?: Percentage;
  /** When its money is collected, as long as that is to come. */
  readonly collectedOn?: LocalDate;
  /** When the money comes back; undefined where there is no term. */
  readonly end?: LocalDate;
}
