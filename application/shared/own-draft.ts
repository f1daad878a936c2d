import type { TabId } from '@domain/codes/tab-id';
import type { Snapshot } from '@domain/form/session/snapshot';
import * as O from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import type { Locks } from '../ports/locks';
import type { FoundDraft } from '../ports/storage/order-drafts';
import { tabLock } from './tab-lock';

/** The drafts of one kind of form. */
export interface TabDrafts {
  keep(tab: TabId, kept: Snapshot): Task<void>;
  find(tab: TabId): Task<O.Option<FoundDraft>>;
  tabs(): Task<readonly TabId[]>;
  forget(tab: TabId): Task<void>;
}

/**
 * The draft of this tab, else that of a tab that is closed, which this one takes over: after a crash or a sign-in in a
 * new window nothing typed is lost. A blank draft stands for what could not be read of one.
 */
export const ownDraft =
  (
    drafts: TabDrafts,
    own: TabId,
    locks: Pick<Locks, 'isHeld'>,
    isBlank: (kept: Snapshot) => boolean,
  ): Task<O.Option<FoundDraft>> =>
  async () => {
    let unreadable: O.Option<FoundDraft> = O.none;
    const others = (await drafts.tabs()()).filter((tab) => tab !== own);
    for (const tab of [own, ...others]) {
      if (tab !== own && (await locks.isHeld(tabLock(tab))())) continue;
      const found = await drafts.find(tab)();
      if (O.isNone(found)) continue;
      if (isBlank(found.value.kept)) {
        unreadable = found;
        continue;
      }
      if (tab !== own) {
        await drafts.keep(own, found.value.kept)();
        await drafts.forget(tab)();
      }
      return found;
    }
    return unreadable;
  };
