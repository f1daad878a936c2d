import type { RestoredPlan } from '@application/savings-plan/plan-drafting';
import { fillProposed } from '@domain/savings-plan/form/fill-proposed';
import type { ProposedPlan } from '@domain/savings-plan/plan-parameters';
import { runInAction } from 'mobx';
import type { PlanInputModel } from '../input/plan-input-model';
import { instrumentsOf, resumed, type PrefilledPlan, type PrefillPlanSources } from './prefilled-plan';

/**
 * A whole plan is proposed: what was typed of it before comes back. A draft that has none of its securities is of
 * another plan, which is not mixed with this one.
 */
export async function proposePlan(
  input: PlanInputModel,
  plan: ProposedPlan,
  kept: RestoredPlan | undefined,
  { market }: Pick<PrefillPlanSources, 'market'>,
): Promise<PrefilledPlan> {
  const instruments = await instrumentsOf(plan, market);
  const again = (): void =>
    runInAction(() => {
      fillProposed(input.form.session, plan, instruments);
      input.positions.showNames();
    });
  const typed = new Set<string>([...(kept?.instruments.values() ?? [])].map(({ wkn }) => wkn));
  if (kept !== undefined && plan.positions.some(({ wkn }) => typed.has(wkn)))
    return { ...resumed(input, kept), again };
  again();
  if (kept !== undefined) input.drafts.spareOther();
  return {
    lost: [],
    again,
    ...(instruments.size < plan.positions.length && { notice: 'notFound' }),
    ...(kept !== undefined && { other: kept }),
  };
}
