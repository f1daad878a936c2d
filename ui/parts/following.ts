import type { Unsubscribe } from '@application/ports/unsubscribe';

const nobody = (): void => undefined;

/**
 * What a page hears of by itself as long as it is seen. What was awaited may come after the page has gone: whoever
 * waits takes the visit along, and of one that is over nothing begins.
 */
export class Following {
  #visit = 0;
  #stop: Unsubscribe = nobody;

  /** The visit under way. */
  get visit(): number {
    return this.#visit;
  }

  /** Begins to listen, instead of what was listened to before. */
  begin(visit: number, listen: () => Unsubscribe): void {
    if (visit !== this.#visit) return;
    this.#stop();
    this.#stop = listen();
  }

  /** The page is left. */
  end(): void {
    this.#visit += 1;
    this.#stop();
    this.#stop = nobody;
  }
}
