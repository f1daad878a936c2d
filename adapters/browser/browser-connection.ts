import type { Connection } from '@application/ports/connection';

/** What of the page is looked at. */
interface DevicePage extends Pick<EventTarget, 'addEventListener'> {
  readonly navigator: Pick<Navigator, 'onLine'>;
}

/** Told of every call whether any answer came. */
interface Watch {
  observe(isAnswered: boolean): void;
}

/**
 * The connection as device and calls know it: one that the device believes in may be cut all the same. What becomes of
 * calls is told to the watch over the line, whose code comes later and which decides.
 */
export class BrowserConnection implements Connection {
  readonly #page: DevicePage;
  readonly #listeners = new Set<() => void>();
  #watch: Watch | undefined;
  #isLost = false;

  constructor(page: DevicePage) {
    this.#page = page;
    for (const change of ['online', 'offline']) page.addEventListener(change, () => this.turn(false));
  }

  readonly isUp = (): boolean => this.#page.navigator.onLine && !this.#isLost;

  readonly listen = (tell: () => void) => {
    this.#listeners.add(tell);
    return () => void this.#listeners.delete(tell);
  };

  /** What became of a call: whether any answer came. */
  observe(isAnswered: boolean): void {
    this.#watch?.observe(isAnswered);
  }

  /** Who is told of calls from now on, and decides. */
  watchedBy(watch: Watch): void {
    this.#watch = watch;
  }

  /** Whether a line that the device believes in is lost. */
  turn(isLost: boolean): void {
    this.#isLost = isLost;
    for (const tell of [...this.#listeners]) tell();
  }
}
