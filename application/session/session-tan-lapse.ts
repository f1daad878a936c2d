import type { Unsubscribe } from '../ports/unsubscribe';

/**
 * Whether the session's TAN, once given, has lapsed in the middle of the visit. Whatever the bank would not look at
 * for that waits here until the customer has given it again, so that nobody is thrown out of what he was doing.
 */
export class SessionTanLapse {
  readonly #listeners = new Set<() => void>();
  readonly #waiting: (() => void)[] = [];
  #isGiven = false;

  /** Whether it has been given in this visit; before, the bank looks at nothing that asks for it. */
  get isGiven(): boolean {
    return this.#isGiven;
  }

  get isLapsed(): boolean {
    return this.#waiting.length > 0;
  }

  /** The session's TAN has been given: those who wait go on. */
  given(): void {
    this.#isGiven = true;
    for (const goOn of this.#waiting.splice(0)) goOn();
    this.#tell();
  }

  /** Ends when the TAN has been given again; undefined as long as it never was: then a gate stands before the page. */
  regained(): Promise<void> | undefined {
    if (!this.#isGiven) return undefined;
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#tell();
    });
  }

  /** Tells whenever `isLapsed` may have changed. */
  listen(tell: () => void): Unsubscribe {
    this.#listeners.add(tell);
    return () => void this.#listeners.delete(tell);
  }

  #tell(): void {
    for (const tell of this.#listeners) tell();
  }
}
