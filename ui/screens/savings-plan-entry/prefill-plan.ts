import type { SavingsPlanId } from '@domain/codes/ids';
import { fillPlan } from '@domain/savings-plan/form/fill-plan';
import type { PlanParameters } from '@domain/savings-plan/plan-parameters';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { runInAction } from 'mobx';
import type { PlanInputModel } from './plan-input-model';
import { instrumentsOf, resumed, type PrefilledPlan, type PrefillPlanSources } from './prefilled-plan';

const nothing: PrefilledPlan = { lost: [] };

/** Few come with a whole plan: its code comes with them. */
const loadProposing = async () => (await import('./propose-plan')).proposePlan;

/** Puts in what the link says, or what was typed before: a plan to change, one to begin once more, else a kept draft. */
export async function prefillPlan(
  input: PlanInputModel,
  { code, proposed, changes, like }: PlanParameters,
  sources: PrefillPlanSources,
): Promise<PrefilledPlan> {
  const model = changes ?? like;
  if (model !== undefined) return fill(input, model, changes === undefined ? 'again' : 'change', sources);
  const kept = O.toUndefined(await sources.drafting.restore()());
  if (proposed !== undefined) {
    const begin = await loadProposing().catch(() => undefined);
    return begin?.(input, proposed, kept, sources) ?? { lost: [], notice: 'failed' };
  }
  const restored = kept === undefined ? nothing : resumed(input, kept);
  if (code === undefined) return restored;
  return (await take(input, code, sources)) ? restored : { ...restored, notice: 'notFound' };
}

/** The security that a link names goes into the first free row, unless it is in the plan already. */
async function take(input: PlanInputModel, code: string, { market }: PrefillPlanSources): Promise<boolean> {
  const found = await market.instruments.find(code)();
  if (E.isLeft(found)) return false;
  const { session } = input.form;
  const rows = session.collection(input.nodes.positions);
  runInAction(() => {
    const chosen = rows.rows.map(({ nodes }) => session.field(nodes.instrument).value?.wkn);
    if (chosen.includes(found.right.wkn)) return;
    const free = rows.rows.find(({ nodes }) => session.field(nodes.instrument).value === undefined);
    const row = free ?? rows.add();
    if (row !== undefined) input.positions.choose(row.key, found.right);
  });
  return true;
}

async function fill(
  input: PlanInputModel,
  id: SavingsPlanId,
  purpose: 'change' | 'again',
  { loadPlans, market, drafting }: PrefillPlanSources,
): Promise<PrefilledPlan> {
  const plan = await loadPlans.one(id)();
  if (E.isLeft(plan)) return { lost: [], failure: plan.left };
  const instruments = await instrumentsOf(plan.right, market);
  if (purpose === 'again') {
    runInAction(() => {
      fillPlan(input.form.session, plan.right, instruments, purpose);
      input.positions.showNames();
    });
    return nothing;
  }
  runInAction(() => {
    input.drafts.begin({ current: plan.right, instruments });
    input.positions.showNames();
  });
  const kept = await drafting.restoreChange(plan.right)();
  if (O.isNone(kept)) return nothing;
  const lost = runInAction(() => input.resume(kept.value));
  return { notice: kept.value.isOfOther ? 'restoredOther' : 'restored', lost };
}
