import type { DepotId, SavingsPlanId } from '../codes/ids';
import type { Wkn } from '../codes/wkn';
import type { Decimal } from '../money/decimal';
import type { LocalDate } from '../time/local-date';
import type { Interval } from './interval';
import type { Period, PlanAccount, PlanOrigin } from './savings-plan';

/** A security to buy, and for how many euro each time. */
export interface PlannedPosition {
  readonly wkn: Wkn;
  readonly rate: Decimal;
}

/** A plan as it is sent (brokerage.md 7). */
export interface PlanRequest {
  readonly depotId: DepotId;
  /** Without one the bank gives it a name. */
  readonly name?: string;
  readonly interval: Interval;
  readonly executionDay: number;
  readonly startDate: LocalDate;
  readonly endDate?: LocalDate;
  readonly suspension?: Period;
  readonly account: PlanAccount;
  readonly positions: readonly PlannedPosition[];
  /** Percent a year; 0 counts as none (decisions.md). */
  readonly increase: Decimal;
  readonly proposalDescription?: string;
  /** Where it was begun; the portal itself unless said. */
  readonly origin?: PlanOrigin;
  /** The advertising reference of the link that led here. */
  readonly wref?: string;
  /** The customer does without the sales documents; only where the bank asks (SAV-05). */
  readonly isWaived: boolean;
}

/** As much of a plan as is entered so far; a position counts only with a security (SAV-02). */
export interface PartialPlan extends Partial<Omit<PlanRequest, 'positions'>> {
  readonly positions: readonly (Partial<PlannedPosition> & { readonly key?: string })[];
}

/** Another shape for a plan that stands: everything but the depot. */
export interface OtherPlan {
  readonly planId: SavingsPlanId;
  readonly plan: PlanRequest;
}

/**
 * The days on which a plan pauses; without any it goes on. Nothing else of the plan is sent, so that rates that have
 * grown meanwhile stay what they are.
 */
export interface PauseOfPlan {
  readonly planId: SavingsPlanId;
  readonly suspension: Period | undefined;
}

/** What is changed of a plan that stands. */
export type ChangeOfPlan = OtherPlan | PauseOfPlan;

/** A plan that is to buy no more. */
export interface EndOfPlan {
  readonly planId: SavingsPlanId;
}
