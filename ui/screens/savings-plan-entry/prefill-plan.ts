import type { InstrumentGateway } from '@application/ports/bank/instrument-gateway';
import type { LoadPlans } from '@application/savings-plan/load-plans';
import type { PlanDrafting } from '@application/savings-plan/plan-drafting';
import type { SavingsPlanId } from '@domain/codes/ids';
import type { Failure } from '@domain/failure/failure';
import { fillPlan } from '@domain/savings-plan/form/fill-plan';
import type { PlanParameters } from '@domain/savings-plan/plan-parameters';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { runInAction } from 'mobx';
import type { PlanInputModel } from './plan-input-model';

/** What a page begins with is read from. */
export interface PrefillPlanSources {
  readonly loadPlans: Pick<LoadPlans, 'one'>;
  readonly drafting: Pick<PlanDrafting, 'restore' | 'restoreChange'>;
  readonly market: { readonly instruments: Pick<InstrumentGateway, 'find'> };
}

/** What came of it, to be told above the form. */
export interface PrefilledPlan {
  readonly notice?: 'restored' | 'restoredOther' | 'notFound';
  readonly lost: readonly string[];
  readonly failure?: Failure;
}

const nothing: PrefilledPlan = { lost: [] };

/** Puts in what the link says, or what was typed before: a plan to change, one to begin once more, else a kept draft. */
export async function prefillPlan(
  input: PlanInputModel,
  { code, changes, like }: PlanParameters,
  sources: PrefillPlanSources,
): Promise<PrefilledPlan> {
  const model = changes ?? like;
  if (model !== undefined) return fill(input, model, changes === undefined ? 'again' : 'change', sources);
  const kept = await sources.drafting.restore()();
  const restored: PrefilledPlan = O.isSome(kept)
    ? { notice: 'restored', lost: runInAction(() => input.resume(kept.value)) }
    : nothing;
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
    if (row !== undefined) input.choose(row.key, found.right);
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
  const found = await Promise.all(
    plan.right.positions.map(async ({ wkn }) => [wkn, await market.instruments.find(wkn)()] as const),
  );
  const instruments = new Map(
    found.flatMap(([wkn, answer]) => (E.isRight(answer) ? [[String(wkn), answer.right] as const] : [])),
  );
  if (purpose === 'again') {
    runInAction(() => {
      fillPlan(input.form.session, plan.right, instruments, purpose);
      input.showNames();
    });
    return nothing;
  }
  runInAction(() => {
    input.drafts.begin({ standing: plan.right, instruments });
    input.showNames();
  });
  const kept = await drafting.restoreChange(plan.right)();
  if (O.isNone(kept)) return nothing;
  const lost = runInAction(() => input.resume(kept.value));
  return { notice: kept.value.isOfOther ? 'restoredOther' : 'restored', lost };
}
