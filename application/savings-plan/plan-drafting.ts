import type { Instrument } from '@domain/instrument/instrument';
import type { Snapshot } from '@domain/form/session/snapshot';
import { instrumentsIn, isBlankPlan } from '@domain/savings-plan/form/plan-draft';
import type { SavingsPlan } from '@domain/savings-plan/savings-plan';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import type { InstrumentGateway } from '../ports/bank/instrument-gateway';
import type { Identifiers } from '../ports/identifiers';
import type { Locks } from '../ports/locks';
import type { FoundDraft } from '../ports/storage/order-drafts';
import type { SavingsPlanDrafts } from '../ports/storage/savings-plan-drafts';
import { ownDraft } from '../shared/own-draft';

/** A draft that is back, with its securities as the bank describes them today, by the paths of their fields. */
export interface RestoredPlan extends FoundDraft {
  readonly instruments: ReadonlyMap<string, Instrument>;
}

/** What was typed of a change, of the plan as it stands or as it stood before it was changed elsewhere. */
export interface RestoredChange extends RestoredPlan {
  readonly isOfOther: boolean;
}

/** What drafts are kept and brought back with. */
export interface PlanDraftSources {
  readonly drafts: SavingsPlanDrafts;
  readonly instruments: Pick<InstrumentGateway, 'find'>;
  readonly locks: Pick<Locks, 'isHeld'>;
  readonly identifiers: Pick<Identifiers, 'tab'>;
}

/** Keeps what this tab's customer has typed of a new plan or of a change, and brings it back (SAV-01, KNO-04). */
export class PlanDrafting {
  constructor(private readonly sources: PlanDraftSources) {}

  /** Tells whether there was anything to keep: an untouched form is not kept. */
  keep(draft: Snapshot): Task<boolean> {
    const { drafts, identifiers } = this.sources;
    const tab = identifiers.tab();
    const isWorthIt = !isBlankPlan(draft);
    return async () => {
      await (isWorthIt ? drafts.keep(tab, draft) : drafts.forget(tab))();
      return isWorthIt;
    };
  }

  restore(): Task<O.Option<RestoredPlan>> {
    const { drafts, locks, identifiers } = this.sources;
    return async () => {
      const found = await ownDraft(drafts, identifiers.tab(), locks, isBlankPlan)();
      return O.isSome(found) ? O.some(await this.#withInstruments(found.value)) : O.none;
    };
  }

  /** Without a draft nothing is kept: all stands as the bank has it. */
  keepChange({ id, version = '' }: SavingsPlan, draft: Snapshot | undefined): Task<boolean> {
    const { drafts } = this.sources;
    return async () => {
      if (draft === undefined) await drafts.forgetChange(id)();
      else await drafts.keepChange(id, { ...draft, planVersion: version })();
      return draft !== undefined;
    };
  }

  restoreChange({ id, version = '' }: SavingsPlan): Task<O.Option<RestoredChange>> {
    return async () => {
      const found = await this.sources.drafts.findChange(id)();
      if (O.isNone(found)) return O.none;
      const { planVersion, ...kept } = found.value;
      const restored = await this.#withInstruments({ kept, lost: [] });
      return O.some({ ...restored, isOfOther: planVersion !== version });
    };
  }

  async #withInstruments(found: FoundDraft): Promise<RestoredPlan> {
    const wanted = await Promise.all(
      instrumentsIn(found.kept).map(
        async ([path, code]) => [path, await this.sources.instruments.find(code)()] as const,
      ),
    );
    const instruments = new Map(
      wanted.flatMap(([path, answer]) => (E.isRight(answer) ? [[path, answer.right] as const] : [])),
    );
    const lost = wanted.flatMap(([path, answer]) => (E.isLeft(answer) ? [path] : []));
    return { ...found, lost: [...found.lost, ...lost], instruments };
  }
}
