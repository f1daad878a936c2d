import type { Snapshot } from '@domain/form/session/snapshot';
import type { Option } from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import type { Identifiers } from '../ports/identifiers';
import type { Locks } from '../ports/locks';
import type { FoundDraft } from '../ports/storage/order-drafts';
import { ownDraft, type TabDrafts } from './own-draft';

/** What drafts are kept and brought back with. */
export interface TabDraftSources {
  readonly drafts: TabDrafts;
  readonly locks: Pick<Locks, 'isHeld'>;
  readonly identifiers: Pick<Identifiers, 'tab'>;
  /** Whether nothing has been typed yet. */
  readonly isBlank: (draft: Snapshot) => boolean;
}

/** Keeps what this tab's customer has typed into one kind of form, and brings it back. */
export class TabDrafting {
  constructor(private readonly sources: TabDraftSources) {}

  /** Tells whether there was anything to keep: an untouched form is not kept. */
  keep(draft: Snapshot): Task<boolean> {
    const { drafts, identifiers, isBlank } = this.sources;
    const isWorthIt = !isBlank(draft);
    const act = isWorthIt ? drafts.keep(identifiers.tab(), draft) : drafts.forget(identifiers.tab());
    return async () => {
      await act();
      return isWorthIt;
    };
  }

  restore(): Task<Option<FoundDraft>> {
    const { drafts, locks, identifiers, isBlank } = this.sources;
    return ownDraft(drafts, identifiers.tab(), locks, isBlank);
  }
}
