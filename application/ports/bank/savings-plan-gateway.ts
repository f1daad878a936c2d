import type { DepotId, SavingsPlanId } from '@domain/codes/ids';
import type { Wkn } from '@domain/codes/wkn';
import type { Message } from '@domain/message/message';
import type { PlanConditions, PlanPreview } from '@domain/savings-plan/plan-conditions';
import type { PlanExecution } from '@domain/savings-plan/plan-execution';
import type { PartialPlan } from '@domain/savings-plan/plan-request';
import type { SavingsPlan } from '@domain/savings-plan/savings-plan';
import type { Result } from '../result';
import type { OnPart } from './on-part';

/** What the bank says of a plan it would take. */
export interface CheckedPlan {
  readonly messages: readonly Message[];
  readonly preview: PlanPreview;
}

/** Savings plans of the customer's depots (brokerage.md 7, api.md 9). */
export interface SavingsPlanGateway {
  /** The terms for a depot, and for these securities. */
  conditions(depotId: DepotId, wkns: readonly Wkn[]): Result<PlanConditions>;
  /** All plans of a depot, ended ones among them. */
  list(depotId: DepotId, onPart?: OnPart<readonly SavingsPlan[]>): Result<readonly SavingsPlan[]>;
  find(id: SavingsPlanId): Result<SavingsPlan>;
  /** The days on which it was due, the latest first. */
  executions(id: SavingsPlanId, onPart?: OnPart<readonly PlanExecution[]>): Result<readonly PlanExecution[]>;
  /** Whether the bank would take it, as far as it is said; a refusal is a failure. */
  prevalidate(plan: PartialPlan): Result<CheckedPlan>;
  /** The same for a change of a plan that stands. */
  prevalidateChange(id: SavingsPlanId, plan: PartialPlan): Result<CheckedPlan>;
  /** The address under which a calendar can follow the plan. */
  calendarAddress(id: SavingsPlanId): Result<string>;
  /** Another address; the former leads nowhere from then on. */
  renewCalendarAddress(id: SavingsPlanId): Result<string>;
}
