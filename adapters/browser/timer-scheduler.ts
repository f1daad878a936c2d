import type { Cancel, Scheduler } from '@application/ports/scheduler';

/** The browser's timers. */
export class TimerScheduler implements Scheduler {
  after(milliseconds: number, task: () => void): Cancel {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  }

  every(milliseconds: number, task: () => void): Cancel {
    const timer = setInterval(task, milliseconds);
    return () => clearInterval(timer);
  }
}
