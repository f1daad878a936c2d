/** Calls off what was scheduled; calling it again does nothing. */
export type Cancel = () => void;

/** Runs tasks later; tests crank it by hand. */
export interface Scheduler {
  /** Once, after so many milliseconds. */
  after(milliseconds: number, task: () => void): Cancel;
  /** Again and again, the first time after one interval of milliseconds. */
  every(milliseconds: number, task: () => void): Cancel;
}

/** A scheduler that knows when the page may end. */
export interface PageScheduler extends Scheduler {
  /** Once, after a pause of so many milliseconds, or at once when the page is hidden or goes: it may not come back. */
  afterPause(milliseconds: number, task: () => void): Cancel;
}
