import type { Decimal } from '@domain/money/decimal';
import type { LocalDate } from '@domain/time/local-date';
import type { CatalogueInstrument } from '@sandbox/market/catalogue/catalogue';
import type { WireMessage } from '@sandbox/platform/http/message';
import type { PositionTerms } from '../conditions/position-terms';
import type { Rhythm } from '../rules/plan-dates';
import type { Mandate } from './mandate';

/** How much of a plan is looked at: what was sent so far, or all of it, and nothing may be missing. */
export type Extent = 'partial' | 'full';

/** A security of a plan. */
export interface CheckedPosition {
  readonly instrument: CatalogueInstrument;
  readonly terms: PositionTerms;
  /** In EUR, two decimals; undefined while it is not given or not right. */
  readonly rate: Decimal | undefined;
}

/** When a plan does not execute. */
export interface Suspension {
  readonly from: LocalDate;
  /** Null: until it is resumed. */
  readonly until: LocalDate | null;
}

/** Who pays for a plan. */
export interface CheckedPayment {
  /** Where its trades are booked: for a payer at another bank the depot's own settlement account. */
  readonly accountId: string;
  readonly accountType: string;
  readonly iban: string;
  /** Present for a payer at another bank. */
  readonly mandate: Mandate | undefined;
}

/** When a plan executes. */
export interface CheckedTerm {
  readonly rhythm: Rhythm;
  readonly end: LocalDate | undefined;
  readonly suspension: Suspension | undefined;
}

/** A plan as it would be made. */
export interface CheckedPlan extends CheckedTerm {
  readonly depotId: string;
  readonly name: string;
  readonly payment: CheckedPayment;
  readonly positions: readonly (CheckedPosition & { readonly rate: Decimal })[];
  readonly total: Decimal;
  /** In percent a year. */
  readonly increase: Decimal | undefined;
  /** The day of the first increase; undefined: a year after the first execution. */
  readonly increaseFrom: LocalDate | undefined;
  readonly salesDocumentsWaived: boolean;
  readonly origin: string;
  readonly proposal: string | undefined;
}

/** What was found of a part, and what there is to say about it. */
export interface Checked<T> {
  readonly messages: readonly WireMessage[];
  readonly value?: T;
}
