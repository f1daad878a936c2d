import type { Decimal } from '@domain/money/decimal';
import type { LocalDate } from '@domain/time/local-date';

/** How a bond pays interest; what is traded flat, as participation certificates are, has none. */
export interface BondTerms {
  /** Percent of the nominal a year. */
  readonly rate: Decimal;
  /** From one payment to the next. */
  readonly months: 1 | 3 | 6 | 12;
  /** From this day on it bears interest. */
  readonly interestFrom: LocalDate;
  /** The first day it pays; the regular ones follow from it. */
  readonly firstPayment: LocalDate;
  readonly maturity: LocalDate;
}
