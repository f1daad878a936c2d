import type { Connection } from '@application/ports/connection';
import type { Scheduler } from '@application/ports/scheduler';

/** What of the page is looked at. */
interface DevicePage extends Pick<EventTarget, 'addEventListener'> {
  readonly navigator: Pick<Navigator, 'onLine'>;
}

/** Milliseconds between two questions whether the bank is within reach again. */
const ASK_AGAIN = 2000;

/**
 * The connection as device and calls know it: one that the device believes in may be cut all the same. A call without an
 * answer is a doubt only, as it may have failed for reasons of its own: a question to the bank decides, until it is answered.
 */
export class BrowserConnection implements Connection {
  readonly #page: DevicePage;
  readonly #scheduler: Pick<Scheduler, 'after'>;
  readonly #ask: () => Promise<unknown>;
  readonly #listeners = new Set<() => void>();
  #isLost = false;
  #isAsking = false;

  constructor(page: DevicePage, scheduler: Pick<Scheduler, 'after'>, ask: () => Promise<unknown>) {
    this.#page = page;
    this.#scheduler = scheduler;
    this.#ask = ask;
    for (const change of ['online', 'offline']) page.addEventListener(change, () => this.#turn(false));
  }

  readonly isUp = (): boolean => this.#page.navigator.onLine && !this.#isLost;

  readonly listen = (tell: () => void) => {
    this.#listeners.add(tell);
    return () => void this.#listeners.delete(tell);
  };

  /** What became of a call: whether any answer came. */
  observe(isAnswered: boolean): void {
    if (!isAnswered) void this.#doubt();
    else if (this.#isLost) this.#turn(false);
  }

  async #doubt(): Promise<void> {
    if (this.#isAsking || !this.#page.navigator.onLine) return;
    this.#isAsking = true;
    const isLost = await this.#ask().then(
      () => false,
      () => true,
    );
    this.#isAsking = false;
    if (isLost) this.#scheduler.after(ASK_AGAIN, () => void this.#doubt());
    if (isLost !== this.#isLost) this.#turn(isLost);
  }

  #turn(isLost: boolean): void {
    this.#isLost = isLost;
    for (const tell of [...this.#listeners]) tell();
  }
}
