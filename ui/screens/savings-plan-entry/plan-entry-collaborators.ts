import type { PageScheduler } from '@application/ports/scheduler';
import type { ListOpenIntents } from '@application/release/list-open-intents';
import type { Release } from '@application/release/release';
import type { FollowFailure } from '@application/session/follow-failure';
import type { ChangeOfPlan, PlanRequest } from '@domain/savings-plan/plan-request';
import type { SavingsPlan } from '@domain/savings-plan/savings-plan';
import type { TanTools } from '@ui/tan/tan-entry-model';
import type { PlanInputCollaborators } from './input/plan-input-model';
import type { PrefillPlanSources } from './begin/prefilled-plan';

/** What is released from the page. */
interface PlanEntryReleases {
  readonly create: Release<PlanRequest, SavingsPlan>;
  readonly change: Release<ChangeOfPlan, SavingsPlan>;
  readonly listOpen: Pick<ListOpenIntents, 'execute'>;
  /** Under which name the page's draft is kept. */
  readonly draft: string;
}

/** What the page works with. */
export interface PlanEntryCollaborators extends PlanInputCollaborators, TanTools {
  readonly loadPlans: PrefillPlanSources['loadPlans'];
  readonly releases: PlanEntryReleases;
  readonly followFailure: Pick<FollowFailure, 'execute' | 'obey'>;
  readonly scheduler: PageScheduler;
}
