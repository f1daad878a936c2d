import type { Depot } from '../../depot/depot';
import type { LocalDate } from '../../time/local-date';
import type { PlanConditions } from '../plan-conditions';
import type { PlanOrigin } from '../savings-plan';
import type { CurrentPlan } from './plan-ahead';

/** What arrives from outside while a plan is entered. */
export interface PlanFormFacts {
  /** The bank's calendar day in Berlin. */
  readonly today: LocalDate;
  /** The depots that can have a plan, the one the guard found first (GU-07). */
  readonly depots: readonly Depot[];
  /** The terms for this depot and these securities; those of the securities are told as they are chosen. */
  readonly conditions: PlanConditions;
  /** What the link that led here says besides, or the plan that is changed. */
  readonly carried: CarriedThrough;
  /** The plan that is changed, as it stands; never told of a new one. */
  readonly current: CurrentPlan;
}

/** What is carried through to the bank, and shown but not typed. */
export interface CarriedThrough {
  readonly wref?: string;
  readonly proposalDescription?: string;
  readonly origin?: PlanOrigin;
}
