import type { Cancel, PageScheduler } from '@application/ports/scheduler';
import { TimerScheduler } from './timer-scheduler';

/**
 * Telephones end a page in the background without a word: that it is hidden may be all that is heard of its end. A page
 * that is seen again is heard the same way, and does no harm.
 */
const signs = ['pagehide', 'visibilitychange'];

/** The browser's timers, and the signs that it may end the page. */
export class BrowserPageScheduler extends TimerScheduler implements PageScheduler {
  readonly #waiting = new Set<() => void>();

  /** Of a window: all signs arrive there. */
  constructor(page: EventTarget) {
    super();
    const runAll = (): void => this.#waiting.forEach((run) => run());
    for (const sign of signs) page.addEventListener(sign, runAll);
  }

  afterPause(milliseconds: number, task: () => void): Cancel {
    const run = (): void => {
      cancel();
      task();
    };
    const callOff = this.after(milliseconds, run);
    const cancel = (): void => {
      callOff();
      this.#waiting.delete(run);
    };
    this.#waiting.add(run);
    return cancel;
  }
}
