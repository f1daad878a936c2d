import { canonicalText } from '@domain/release/canonical-text';
import type { ChangeOfPlan, EndOfPlan, PlanRequest } from '@domain/savings-plan/plan-request';
import type { SavingsPlan } from '@domain/savings-plan/savings-plan';
import type { ReleaseGateway } from '../ports/bank/release-gateway';
import type { Registration } from '../release/registration';

const referenceOf = ({ id }: SavingsPlan): string => id;

/** A new plan: the same one in another window is taken for a mistake (SAV-03). */
export const planRegistration = (
  gateway: ReleaseGateway<PlanRequest, SavingsPlan>,
): Registration<PlanRequest, SavingsPlan> => ({
  kind: 'savings-plan',
  gateway,
  bodyOf: canonicalText,
  referenceOf,
  isTwin: (one, other) => one.kind === other.kind && one.body === other.body,
});

/** A change of a plan; to suspend and to resume are changes as well. */
export const planChangeRegistration = (
  gateway: ReleaseGateway<ChangeOfPlan, SavingsPlan>,
): Registration<ChangeOfPlan, SavingsPlan> => ({
  kind: 'savings-plan-change',
  gateway,
  bodyOf: canonicalText,
  referenceOf,
});

/** The end of a plan. */
export const planEndRegistration = (
  gateway: ReleaseGateway<EndOfPlan, SavingsPlan>,
): Registration<EndOfPlan, SavingsPlan> => ({
  kind: 'savings-plan-end',
  gateway,
  bodyOf: canonicalText,
  referenceOf,
});
