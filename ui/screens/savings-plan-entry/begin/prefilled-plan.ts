import type { InstrumentGateway } from '@application/ports/bank/instrument-gateway';
import type { LoadPlans } from '@application/savings-plan/load-plans';
import type { PlanDrafting, RestoredPlan } from '@application/savings-plan/plan-drafting';
import type { Failure } from '@domain/failure/failure';
import type { Instrument } from '@domain/instrument/instrument';
import * as E from 'fp-ts/Either';
import { runInAction } from 'mobx';
import type { PlanInputModel } from '../input/plan-input-model';

/** What a page begins with is read from. */
export interface PrefillPlanSources {
  readonly loadPlans: Pick<LoadPlans, 'one'>;
  readonly drafting: Pick<PlanDrafting, 'restore' | 'restoreChange'>;
  readonly market: { readonly instruments: Pick<InstrumentGateway, 'find'> };
}

/** What came of it, to be told above the form. */
export interface PrefilledPlan {
  readonly notice?: 'restored' | 'restoredOther' | 'notFound' | 'failed';
  readonly lost: readonly string[];
  readonly failure?: Failure;
  /** A kept draft of another plan than the one that is proposed or linked to. */
  readonly other?: RestoredPlan;
  /** Puts in once more what the form begins with. */
  readonly again?: () => void;
}

/** Puts a kept draft back. */
export const resumed = (input: PlanInputModel, kept: RestoredPlan): PrefilledPlan => ({
  notice: 'restored',
  lost: runInAction(() => input.resume(kept)),
});

/** The securities of a plan as the bank describes them today, by their WKN. */
export async function instrumentsOf(
  { positions }: { readonly positions: readonly { readonly wkn: string }[] },
  { instruments }: PrefillPlanSources['market'],
): Promise<ReadonlyMap<string, Instrument>> {
  const found = await Promise.all(
    positions.map(async ({ wkn }) => [wkn, await instruments.find(wkn)()] as const),
  );
  return new Map(found.flatMap(([wkn, answer]) => (E.isRight(answer) ? [[wkn, answer.right] as const] : [])));
}
