import type { ConnectionState } from '@application/ports/bank/live-updates';
import type { Unsubscribe } from '@application/ports/unsubscribe';

/** Those that want to know whether the line stands; told at once and on each change only. */
export class ConnectionObservers {
  readonly #listeners = new Set<(state: ConnectionState) => void>();
  #state: ConnectionState = 'disconnected';

  add(listener: (state: ConnectionState) => void): Unsubscribe {
    const own = (state: ConnectionState): void => listener(state);
    this.#listeners.add(own);
    own(this.#state);
    return () => void this.#listeners.delete(own);
  }

  tell(state: ConnectionState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of [...this.#listeners]) listener(state);
  }
}
