import type { PlanFormFacts } from '@domain/savings-plan/form/plan-facts';
import type { PlanNodes } from '@domain/savings-plan/form/plan-form';
import type { ObservedForm } from '@ui/forms/observed-form';
import type { ObservedNodes } from '@ui/forms/observed-nodes';

/** The form of a plan on a page. */
export type ObservedPlan = ObservedForm<PlanNodes, PlanFormFacts>;

/** Its nodes, for views. */
export type ShownPlan = ObservedNodes<PlanNodes>;

/** Those that a view draws. */
export type ShownNodes<Name extends keyof PlanNodes> = Pick<ShownPlan, Name>;
