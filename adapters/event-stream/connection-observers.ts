import type { ConnectionState } from '@application/ports/bank/live-updates';
import type { Connection } from '@application/ports/connection';
import type { Unsubscribe } from '@application/ports/unsubscribe';

/**
 * Those that want to know whether what they hear is live; told at once and on each change only. A stream falls silent
 * long before it breaks: where the bank is known to be out of reach, nothing of it is live (reliability.md 7).
 */
export class ConnectionObservers {
  readonly #line: Pick<Connection, 'isUp'>;
  readonly #listeners = new Set<(state: ConnectionState) => void>();
  #ofStream: ConnectionState = 'disconnected';
  #state: ConnectionState = 'disconnected';

  constructor(line: Connection) {
    this.#line = line;
    line.listen(() => this.#look());
  }

  add(listener: (state: ConnectionState) => void): Unsubscribe {
    const own = (state: ConnectionState): void => listener(state);
    this.#listeners.add(own);
    own(this.#state);
    return () => void this.#listeners.delete(own);
  }

  /** What the stream says of itself. */
  tell(state: ConnectionState): void {
    this.#ofStream = state;
    this.#look();
  }

  #look(): void {
    const state = this.#line.isUp() ? this.#ofStream : 'disconnected';
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of [...this.#listeners]) listener(state);
  }
}
