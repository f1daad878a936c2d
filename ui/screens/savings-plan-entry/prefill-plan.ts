import type { InstrumentGateway } from '@application/ports/bank/instrument-gateway';
import type { LoadPlans } from '@application/savings-plan/load-plans';
import type { PlanDrafting } from '@application/savings-plan/plan-drafting';
import type { SavingsPlanId } from '@domain/codes/ids';
import type { Failure } from '@domain/failure/failure';
import { exactGermanNumber } from '@domain/money/german-amount';
import type { Decimal } from '@domain/money/decimal';
import { fillPlan } from '@domain/savings-plan/form/fill-plan';
import type { Instrument } from '@domain/instrument/instrument';
import type { PlanParameters } from '@domain/savings-plan/plan-parameters';
import type { SavingsPlan } from '@domain/savings-plan/savings-plan';
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
  { code, rate, changes, like }: PlanParameters,
  sources: PrefillPlanSources,
): Promise<PrefilledPlan> {
  const model = changes ?? like;
  if (model !== undefined) return fill(input, model, changes === undefined ? 'again' : 'change', sources);
  const kept = await sources.drafting.restore()();
  const restored: PrefilledPlan = O.isSome(kept)
    ? { notice: 'restored', lost: runInAction(() => input.resume(kept.value)) }
    : nothing;
  if (rate !== undefined) begin(input, rate);
  if (code === undefined) return restored;
  return (await take(input, code, sources)) ? restored : { ...restored, notice: 'notFound' };
}

/** The rate that a link names goes into the first row, unless something stands there already. */
function begin({ form: { session }, nodes: { positions } }: PlanInputModel, rate: Decimal): void {
  const [first] = session.collection(positions).rows;
  if (first === undefined || session.field(first.nodes.rate).value !== '') return;
  runInAction(() => session.field(first.nodes.rate).setValue(exactGermanNumber(rate, 2)));
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

/** The securities of a plan as the bank describes them today, by their WKN. */
export async function instrumentsOf(
  { positions }: SavingsPlan,
  { instruments }: PrefillPlanSources['market'],
): Promise<ReadonlyMap<string, Instrument>> {
  const found = await Promise.all(
    positions.map(async ({ wkn }) => [wkn, await instruments.find(wkn)()] as const),
  );
  return new Map(
    found.flatMap(([wkn, answer]) => (E.isRight(answer) ? [[String(wkn), answer.right] as const] : [])),
  );
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
      input.showNames();
    });
    return nothing;
  }
  runInAction(() => {
    input.drafts.begin({ current: plan.right, instruments });
    input.showNames();
  });
  const kept = await drafting.restoreChange(plan.right)();
  if (O.isNone(kept)) return nothing;
  const lost = runInAction(() => input.resume(kept.value));
  return { notice: kept.value.isOfOther ? 'restoredOther' : 'restored', lost };
}
