import type { DepotId, SavingsPlanId } from '../codes/ids';
import type { Wkn } from '../codes/wkn';
import type { Decimal } from '../money/decimal';
import type { LocalDate } from '../time/local-date';
import type { Interval } from './interval';
import type { Period, PlanAccount, SavingsPlan } from './savings-plan';

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
  /** The advertising reference of the link that led here. */
  readonly wref?: string;
  /** The customer does without the sales documents; only where the bank asks (SAV-05). */
  readonly isWaived: boolean;
}

/** As much of a plan as is entered so far; a position counts only with a security (SAV-02). */
export interface PartialPlan extends Partial<Omit<PlanRequest, 'positions'>> {
  readonly positions: readonly (Partial<PlannedPosition> & { readonly key?: string })[];
}

/** Another shape for a plan that stands: everything but the depot; a plan without a suspension resumes. */
export interface ChangeOfPlan {
  readonly planId: SavingsPlanId;
  readonly plan: PlanRequest;
}

/** A plan that is to buy no more. */
export interface EndOfPlan {
  readonly planId: SavingsPlanId;
}

/** The plan as it would be sent again, with what is to be other. */
export function requestOf(plan: SavingsPlan, today: LocalDate): PlanRequest {
  const { depotId, name, interval, executionDay, account, positions, increase, isWaived } = plan;
  const { endDate, suspension, proposalDescription } = plan;
  const { iban, isExternal } = account;
  return {
    depotId,
    name,
    interval,
    executionDay,
    startDate: plan.startDate ?? plan.nextExecution ?? today,
    ...(endDate && { endDate }),
    ...(suspension && { suspension }),
    account: { ...(iban !== undefined && { iban }), isExternal },
    positions: positions.map(({ wkn, rate }) => ({ wkn, rate: rate.value })),
    increase,
    ...(proposalDescription !== undefined && { proposalDescription }),
    isWaived,
  };
}

/** The plan that pauses in these days. */
export const suspended = (plan: PlanRequest, suspension: Period): PlanRequest => ({ ...plan, suspension });

/** The plan that goes on. */
export function resumed({ suspension: _, ...plan }: PlanRequest): PlanRequest {
  return plan;
}
