import type { TabId } from '@domain/codes/tab-id';
import type { Snapshot } from '@domain/form/session/snapshot';
import type { Instrument } from '@domain/instrument/instrument';
import type { DraftKind } from '@domain/order/draft/draft-kind';
import { isBlank } from '@domain/order/draft/kept-draft';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import type { InstrumentGateway } from '../ports/bank/instrument-gateway';
import type { Identifiers } from '../ports/identifiers';
import type { Locks } from '../ports/locks';
import type { FoundDraft, OrderDrafts } from '../ports/storage/order-drafts';
import { ownDraft } from '../shared/own-draft';

/** A draft that is back, with the instrument it is about, as the bank describes it today. */
export interface RestoredDraft extends FoundDraft {
  readonly instrument?: Instrument;
}

/** What brings drafts back. */
export interface RestoreSources {
  readonly drafts: OrderDrafts;
  readonly instruments: Pick<InstrumentGateway, 'find'>;
  readonly locks: Pick<Locks, 'isHeld'>;
  readonly identifiers: Pick<Identifiers, 'tab'>;
}

/**
 * Brings back what was typed in this tab (ORD-30), else what was typed in a tab that is closed: after a crash or a
 * sign-in in a new window nothing typed is lost. What cannot be read any more is told, even where nothing else is left.
 */
export class RestoreOrderDraft {
  constructor(private readonly sources: RestoreSources) {}

  execute(kind: DraftKind = 'STANDARD'): Task<O.Option<RestoredDraft>> {
    return async () => {
      const found = await this.#find(kind);
      return O.isSome(found) ? O.some(await this.#withInstrument(found.value)) : O.none;
    };
  }

  #find(kind: DraftKind): Promise<O.Option<FoundDraft>> {
    const { drafts, locks, identifiers } = this.sources;
    const ofKind = {
      keep: (tab: TabId, kept: Snapshot) => drafts.keep(tab, kind, kept),
      find: (tab: TabId) => drafts.find(tab, kind),
      tabs: () => drafts.tabs(kind),
      forget: (tab: TabId) => drafts.forget(tab, kind),
    };
    return ownDraft(ofKind, identifiers.tab(), locks, isBlank)();
  }

  async #withInstrument(found: FoundDraft): Promise<RestoredDraft> {
    const { instrument: isin } = found.kept.fields;
    if (typeof isin !== 'string' || isin === '') return found;
    const answer = await this.sources.instruments.find(isin)();
    return E.isRight(answer)
      ? { ...found, instrument: answer.right }
      : { ...found, lost: [...found.lost, 'instrument'] };
  }
}
