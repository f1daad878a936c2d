import type { PlanVerdict } from '@application/savings-plan/check-plan';
import type { Intent } from '@domain/release/intent';
import type { Wkn } from '@domain/codes/wkn';
import type { PlanRequest } from '@domain/savings-plan/plan-request';
import type { SavingsPlan } from '@domain/savings-plan/savings-plan';
import type { ReleaseModel } from '@ui/release/release-model';

/** A release of this page, whatever its kind. */
type AnyRelease = Pick<ReleaseModel<never, SavingsPlan>, 'stage' | 'failed' | 'close'>;

/** A plan that stands and what it is to become, with the names of its securities. */
export interface ChangedPlan {
  readonly before: SavingsPlan;
  readonly after: PlanRequest;
  readonly names: ReadonlyMap<Wkn, string>;
}

/** A plan the bank would take, with what it says of it. */
export interface CheckedRequest {
  readonly plan: PlanRequest;
  readonly verdict: PlanVerdict;
  /** The plan that it changes; undefined for a new one. */
  readonly changed: ChangedPlan | undefined;
}

/** Where the page stands; `unread` where the plan that it is about did not come. */
export type PlanPlace =
  | { readonly kind: 'opening' }
  | { readonly kind: 'unread' }
  | { readonly kind: 'input' }
  | { readonly kind: 'check'; readonly checked: CheckedRequest }
  | { readonly kind: 'release'; readonly release: AnyRelease; readonly checked: CheckedRequest | undefined }
  | {
      readonly kind: 'done';
      readonly plan: SavingsPlan;
      readonly intent: Intent;
      /** What was changed; undefined of a new plan, and of a release that an earlier page has left. */
      readonly changed: ChangedPlan | undefined;
    };

/** What the customer is told above the form. */
export type PlanNotice =
  | 'refused'
  | 'startMoved'
  | 'startOver'
  | 'void'
  | 'notFound'
  | 'failed'
  | 'restored'
  | 'restoredOther'
  | 'changedMeanwhile'
  | undefined;
