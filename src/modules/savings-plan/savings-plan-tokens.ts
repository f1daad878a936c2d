import type { PlanUpdates } from '@application/ports/bank/plan-updates';
import type { SavingsPlanGateway } from '@application/ports/bank/savings-plan-gateway';
import type { Release } from '@application/release/release';
import type { CheckPlan } from '@application/savings-plan/check-plan';
import type { LoadPlans } from '@application/savings-plan/load-plans';
import type { PlanDrafting } from '@application/savings-plan/plan-drafting';
import type { ChangeOfPlan, EndOfPlan, PlanRequest } from '@domain/savings-plan/plan-request';
import type { SavingsPlan } from '@domain/savings-plan/savings-plan';
import { token } from '../../token';

/** What `savings-plan-module`, `plan-release-module` and `plan-drafts-module` bind. */
export const savingsPlanTokens = {
  plans: token<SavingsPlanGateway>('SavingsPlanGateway'),
  loadPlans: token<LoadPlans>('LoadPlans'),
  checkPlan: token<CheckPlan>('CheckPlan'),
  updates: token<PlanUpdates>('PlanUpdates'),
  drafting: token<PlanDrafting>('PlanDrafting'),
  create: token<Release<PlanRequest, SavingsPlan>>('SavingsPlanRelease'),
  change: token<Release<ChangeOfPlan, SavingsPlan>>('SavingsPlanChangeRelease'),
  end: token<Release<EndOfPlan, SavingsPlan>>('SavingsPlanEndRelease'),
} as const;
