import type { Decimal } from '@domain/money/decimal';
import type { LocalDate } from '@domain/time/local-date';
import type { Rhythm } from '@sandbox/areas/savings-plan/rules/plan-dates';
import type { WireMessage } from '@sandbox/platform/http/message';
import type { DealingDays } from '../rules/dealing-days';
import type { FundOrderKind, FundRow } from '../store/fund-tables';
import type { FundAccount } from './fund-facts';
import { fundMessage } from './fund-messages';

/** How much of an order is looked at: what was sent so far, or all of it, and nothing may be missing. */
export type Extent = 'partial' | 'full';

/** How much is paid in or out. */
export type Size =
  | { readonly kind: 'amount'; readonly amount: Decimal }
  | { readonly kind: 'percent'; readonly percent: Decimal }
  | { readonly kind: 'all'; readonly closes: boolean };

/** When a regular deposit is made. */
export interface Regular {
  readonly rhythm: Rhythm;
  readonly end: LocalDate | undefined;
  /** In percent a year. */
  readonly increase: Decimal | undefined;
  /** The last day of the rhythm that is dealt with, and the next. */
  readonly doneUntil: LocalDate | null;
  readonly next: LocalDate;
}

/** An order as it would be made. */
export interface CheckedOrder {
  /** The depot's number, as its customer knows it. */
  readonly depotDisplayId: string;
  readonly kind: FundOrderKind;
  readonly size: Size;
  readonly regular: Regular | undefined;
  readonly account: FundAccount;
  readonly rows: readonly FundRow[];
  /** Its own days; those of the first run of a regular one. */
  readonly days: DealingDays;
}

/** What was found of a part, and what there is to say about it. */
export interface Checked<T> {
  readonly messages: readonly WireMessage[];
  readonly value?: T;
}

/** A required field that is not set. */
export const missing = (field: string): WireMessage =>
  fundMessage.error('fehler_pflichtfeld_nicht_gesetzt', { origin: [field] });

/** Something that is wrong with a field. */
export const wrong = <T>(
  key: Parameters<typeof fundMessage.error>[0],
  origin: readonly string[],
  args: Readonly<Record<string, unknown>> = {},
): Checked<T> => ({ messages: [fundMessage.error(key, { origin, args })] });
