import type { BrowserLocks } from '@adapters/browser/web-locks';
import { Turns } from '@application/shared/turns';

/** The lock manager of one browser, as far as the portal uses it (W3C Web Locks). */
export class ScriptedLockManager implements BrowserLocks {
  readonly #turns = new Map<string, Turns>();

  request<T>(name: string, { signal }: LockOptions, granted: () => Promise<T>): Promise<T> {
    const turns = this.#turns.get(name) ?? new Turns();
    this.#turns.set(name, turns);
    return new Promise<T>((resolve, reject) => {
      let isWaiting = true;
      signal?.addEventListener('abort', () => {
        if (isWaiting) reject(new DOMException('The request was aborted', 'AbortError'));
      });
      const turn = turns.take(async () => {
        if (signal?.aborted === true) return;
        isWaiting = false;
        resolve(await granted());
      });
      turn().catch(reject);
    });
  }
}
