import type { Snapshot } from '@domain/form/session/snapshot';
import { isBlankFundOrder } from '@domain/fund-depot/form/fund-draft';
import type { Option } from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import type { Identifiers } from '../ports/identifiers';
import type { Locks } from '../ports/locks';
import type { FoundDraft } from '../ports/storage/order-drafts';
import { ownDraft, type TabDrafts } from '../shared/own-draft';

/** What drafts are kept and brought back with. */
export interface FundDraftSources {
  readonly drafts: TabDrafts;
  readonly locks: Pick<Locks, 'isHeld'>;
  readonly identifiers: Pick<Identifiers, 'tab'>;
}

/** Keeps what this tab's customer has typed of an order of the fund depot, and brings it back. */
export class FundDrafting {
  constructor(private readonly sources: FundDraftSources) {}

  /** Tells whether there was anything to keep: an untouched form is not kept. */
  keep(draft: Snapshot): Task<boolean> {
    const { drafts, identifiers } = this.sources;
    const isWorthIt = !isBlankFundOrder(draft);
    const act = isWorthIt ? drafts.keep(identifiers.tab(), draft) : drafts.forget(identifiers.tab());
    return async () => {
      await act();
      return isWorthIt;
    };
  }

  restore(): Task<Option<FoundDraft>> {
    const { drafts, locks, identifiers } = this.sources;
    return ownDraft(drafts, identifiers.tab(), locks, isBlankFundOrder);
  }
}
