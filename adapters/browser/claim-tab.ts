import type { Scheduler } from '@application/ports/scheduler';
import { tabLock } from '@application/shared/tab-lock';
import type { TabId } from '@domain/codes/tab-id';
import { lockName, type BrowserLocks } from './web-locks';

/** What a tab needs to make its name its own. */
export interface TabClaim {
  readonly locks: BrowserLocks | undefined;
  readonly identifiers: { tab(): TabId; renameTab(): TabId };
  readonly scheduler: Pick<Scheduler, 'after'>;
}

/** Milliseconds a name may stay taken: a page that is being reloaded lets go of it within that time. */
export const CLAIM_PATIENCE = 2000;

/**
 * Holds the tab's name for as long as the page lives. "Duplicate tab" copies the session storage and the name with
 * it; the copy finds the name held and takes a new one, so that two tabs never share a draft or an intent.
 */
export async function claimTab({ locks, identifiers, scheduler }: TabClaim): Promise<void> {
  if (locks === undefined) return;
  const hold = (tab: TabId): Promise<boolean> =>
    new Promise((resolve) => {
      const patience = new AbortController();
      scheduler.after(CLAIM_PATIENCE, () => patience.abort());
      const untilThePageGoes = (): Promise<never> => {
        resolve(true);
        return new Promise(() => undefined);
      };
      locks
        .request(lockName(tabLock(tab)), { signal: patience.signal }, untilThePageGoes)
        .catch(() => resolve(false));
    });
  if (!(await hold(identifiers.tab()))) await hold(identifiers.renameTab());
}
