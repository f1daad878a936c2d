import type { Locks } from '@application/ports/locks';
import { NamedTurns } from '@application/shared/named-turns';
import type { Task } from 'fp-ts/Task';

/** What the portal needs of the browser's lock manager (W3C Web Locks). */
export interface BrowserLocks {
  request<T>(name: string, options: LockOptions, granted: (lock: Lock | null) => Promise<T>): Promise<T>;
}

/** How the portal's locks are named among all locks of the origin. */
export const lockName = (name: string): string => `depotwerk/${name}`;

/**
 * The browser's own locks; they end with the page that holds them. Without them, on a page served by plain http,
 * the tasks of this page alone take turns, and the bank's idempotency keys have to keep the tabs apart.
 */
export class WebLocks implements Locks {
  readonly #ownTurns = new NamedTurns();

  constructor(private readonly manager: BrowserLocks | undefined) {}

  exclusively<T>(name: string, task: Task<T>): Task<T> {
    const { manager } = this;
    if (manager === undefined) return this.#ownTurns.take(name, task);
    return async () => manager.request(lockName(name), {}, task);
  }

  isHeld(name: string): Task<boolean> {
    const { manager } = this;
    if (manager === undefined) return async () => true;
    return async () => manager.request(lockName(name), { ifAvailable: true }, async (lock) => lock === null);
  }
}
