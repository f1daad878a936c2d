import type { Cancel, PageScheduler } from '@application/ports/scheduler';
import { TimerScheduler } from './timer-scheduler';

/** The browser's timers, and the signs that it may end the page: telephones do so in the background without a word. */
export class BrowserPageScheduler extends TimerScheduler implements PageScheduler {
  readonly #page: Window;

  constructor(page: Window) {
    super();
    this.#page = page;
  }

  afterPause(milliseconds: number, task: () => void): Cancel {
    const { document } = this.#page;
    const over = new AbortController();
    const run = (): void => {
      cancel();
      task();
    };
    const callOff = this.after(milliseconds, run);
    const cancel = (): void => {
      callOff();
      over.abort();
    };
    const options = { signal: over.signal };
    this.#page.addEventListener('pagehide', run, options);
    const onChange = (): void => {
      if (document.visibilityState === 'hidden') run();
    };
    document.addEventListener('visibilitychange', onChange, options);
    return cancel;
  }
}
