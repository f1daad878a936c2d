import type { BrowserLocks } from '@adapters/browser/web-locks';
import { NamedTurns } from '@application/shared/named-turns';

/** The lock manager of one browser, as far as the portal uses it (W3C Web Locks). */
export class ScriptedLockManager implements BrowserLocks {
  readonly #turns = new NamedTurns();

  request<T>(
    name: string,
    { signal, ifAvailable = false }: LockOptions,
    granted: (lock: Lock | null) => Promise<T>,
  ): Promise<T> {
    if (ifAvailable && this.#turns.isTaken(name)) return granted(null);
    return new Promise<T>((resolve, reject) => {
      let isWaiting = true;
      signal?.addEventListener('abort', () => {
        if (isWaiting) reject(new DOMException('The request was aborted', 'AbortError'));
      });
      const turn = this.#turns.take(name, async () => {
        if (signal?.aborted === true) return;
        isWaiting = false;
        resolve(await granted({ name, mode: 'exclusive' }));
      });
      turn().catch(reject);
    });
  }
}
