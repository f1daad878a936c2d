import type { Cancel, PageScheduler } from '@application/ports/scheduler';
import { PausedTasks } from '@application/shared/paused-tasks';
import { TimerScheduler } from './timer-scheduler';

/**
 * Telephones end a page in the background without a word: that it is hidden may be all that is heard of its end. A page
 * that is seen again is heard the same way, and does no harm.
 */
const signs = ['pagehide', 'visibilitychange'];

/** The browser's timers, and the signs that it may end the page. */
export class BrowserPageScheduler extends TimerScheduler implements PageScheduler {
  readonly #paused = new PausedTasks();

  /** Of a window: all signs arrive there. */
  constructor(page: EventTarget) {
    super();
    for (const sign of signs) page.addEventListener(sign, () => this.#paused.runAll());
  }

  afterPause(milliseconds: number, task: () => void): Cancel {
    return this.#paused.add((run) => this.after(milliseconds, run), task);
  }
}
