import type { Cancel, PageScheduler } from '@application/ports/scheduler';
import { TimerScheduler } from './timer-scheduler';

/**
 * Telephones end a page in the background without a word: that it is hidden may be all that is heard of its end. A page
 * that is seen again is heard the same way, and does no harm.
 */
const signs = ['pagehide', 'visibilitychange'];

/** The browser's timers, and the signs that it may end the page. */
export class BrowserPageScheduler extends TimerScheduler implements PageScheduler {
  constructor(
    /** The window, at which all signs arrive. */
    private readonly page: EventTarget,
  ) {
    super();
  }

  afterPause(milliseconds: number, task: () => void): Cancel {
    const run = (): void => {
      cancel();
      task();
    };
    const callOff = this.after(milliseconds, run);
    const cancel = (): void => {
      callOff();
      for (const sign of signs) this.page.removeEventListener(sign, run);
    };
    for (const sign of signs) this.page.addEventListener(sign, run);
    return cancel;
  }
}
