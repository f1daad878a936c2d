import type { ProductGroupId } from '../codes/ids';
import type { Wkn } from '../codes/wkn';
import type { AccountType } from '../depot/account-type';
import type { KnowledgeClass } from '../knowledge/product-group';
import type { Amount } from '../money/amount';
import type { Decimal } from '../money/decimal';
import type { LocalDate } from '../time/local-date';
import type { Interval } from './interval';
import type { PurchaseFee } from './savings-plan';

/** An account a plan can be paid from. */
export interface PayingAccount {
  readonly iban: string;
  readonly type: AccountType;
}

/** On which terms a security can be saved. */
export interface PositionConditions extends PurchaseFee {
  readonly wkn: Wkn;
  readonly minimumRate: Amount;
  readonly otherFees: Amount;
  /** The knowledge it takes. */
  readonly productGroup?: ProductGroupId;
  readonly requiredTargetMarket?: KnowledgeClass;
}

/** What the bank offers for plans of a depot, and on which terms these securities. */
export interface PlanConditions {
  readonly accounts: readonly PayingAccount[];
  readonly startDates: readonly LocalDate[];
  /** The most of one execution. */
  readonly mostTotal: Amount;
  /** The most of one debit from a German account, and from one abroad. */
  readonly mostDebit: Amount;
  readonly mostDebitAbroad: Amount;
  /** By how many percent a year a plan can grow. */
  readonly increases: readonly Decimal[];
  readonly intervals: readonly Interval[];
  readonly executionDays: readonly number[];
  readonly positions: readonly PositionConditions[];
}

/** What is still offered on a day of terms that were told before: a plan begins on the day after at the earliest. */
export const conditionsOn = (conditions: PlanConditions, today: LocalDate): PlanConditions => ({
  ...conditions,
  startDates: conditions.startDates.filter((day) => day > today),
});

/** What the bank says of a plan it would take (brokerage.md 3). */
export interface PlanPreview {
  readonly nextExecution?: LocalDate;
  readonly name?: string;
  /** The next three days, real ones. */
  readonly nextDays: readonly LocalDate[];
  readonly positions: readonly (PurchaseFee & { readonly wkn: Wkn })[];
}

/** The conditions of a security, if the bank has told them. */
export const conditionsOf = (
  conditions: PlanConditions | undefined,
  wkn: Wkn | undefined,
): PositionConditions | undefined => conditions?.positions.find((each) => each.wkn === wkn);

/** The most of one debit from an account in this country. */
export const mostDebitOf = (
  { mostDebit, mostDebitAbroad }: PlanConditions,
  iban: string | undefined,
): Amount => (iban === undefined || iban.startsWith('DE') ? mostDebit : mostDebitAbroad);
