import type { Decimal } from '../money/decimal';
import type { LocalDate } from '../time/local-date';

/** How often a bond pays, as on the wire. */
export const interestIntervals = ['MONTHLY', 'QUARTERLY', 'HALF_YEARLY', 'YEARLY'] as const;

/** The name of an interval. */
export type InterestInterval = (typeof interestIntervals)[number];

/** What a bond pays, and from when on; only what is traded with accrued interest has it. */
export interface BondInterest {
  /** Percent of the nominal a year. */
  readonly rate: Decimal;
  readonly interval: InterestInterval;
  /** The first day that bears interest. */
  readonly start: LocalDate;
  /** The first day it is paid; all later ones follow from it. */
  readonly firstPayment: LocalDate;
  readonly maturity: LocalDate;
}
