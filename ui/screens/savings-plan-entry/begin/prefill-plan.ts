import type { RestoredPlan } from '@application/savings-plan/plan-drafting';
import type { SavingsPlanId } from '@domain/codes/ids';
import type { Instrument } from '@domain/instrument/instrument';
import { fillPlan } from '@domain/savings-plan/form/fill-plan';
import type { PlanParameters } from '@domain/savings-plan/plan-parameters';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { runInAction } from 'mobx';
import type { PlanInputModel } from '../input/plan-input-model';
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
  return code === undefined ? restored(input, kept) : link(input, code, kept, sources);
}

const restored = (input: PlanInputModel, kept: RestoredPlan | undefined): PrefilledPlan =>
  kept === undefined ? nothing : resumed(input, kept);

/**
 * A link names what is to be saved in: a draft of it is gone on with, one of other securities is offered beside it, so
 * that nobody releases what they did not come for (SAV-01).
 */
async function link(
  input: PlanInputModel,
  code: string,
  kept: RestoredPlan | undefined,
  { market }: PrefillPlanSources,
): Promise<PrefilledPlan> {
  const found = await market.instruments.find(code)();
  if (E.isLeft(found)) return { ...restored(input, kept), notice: 'notFound' };
  const again = (): void => take(input, found.right);
  const wkns = [...(kept?.instruments.values() ?? [])].map(({ wkn }) => wkn);
  const isOther = kept !== undefined && wkns.length > 0 && !wkns.includes(found.right.wkn);
  const begun = isOther ? nothing : restored(input, kept);
  again();
  if (isOther) input.drafts.spareOther();
  return { ...begun, again, ...(isOther && { other: kept }) };
}

/** The security goes into the first free row, unless it is in the plan already. */
function take(input: PlanInputModel, instrument: Instrument): void {
  const { session } = input.form;
  const rows = session.collection(input.nodes.positions);
  runInAction(() => {
    const chosen = rows.rows.map(({ nodes }) => session.field(nodes.instrument).value?.wkn);
    if (chosen.includes(instrument.wkn)) return;
    const free = rows.rows.find(({ nodes }) => session.field(nodes.instrument).value === undefined);
    const row = free ?? rows.add();
    if (row !== undefined) input.positions.choose(row.key, instrument);
  });
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
