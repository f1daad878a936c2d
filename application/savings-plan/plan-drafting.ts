import type { Instrument } from '@domain/instrument/instrument';
import type { Snapshot } from '@domain/form/session/snapshot';
import { instrumentsIn, isBlankPlan } from '@domain/savings-plan/form/plan-draft';
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

/** What drafts are kept and brought back with. */
export interface PlanDraftSources {
  readonly drafts: SavingsPlanDrafts;
  readonly instruments: Pick<InstrumentGateway, 'find'>;
  readonly locks: Pick<Locks, 'isHeld'>;
  readonly identifiers: Pick<Identifiers, 'tab'>;
}

/** Keeps what this tab's customer has typed of a new plan, and brings it back (SAV-01, KNO-04). */
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
