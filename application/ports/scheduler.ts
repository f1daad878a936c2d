/** Calls off what was scheduled; calling it again does nothing. */
export type Cancel = () => void;

/** Runs tasks later; tests crank it by hand. */
export interface Scheduler {
  /** Once, after so many milliseconds. */
  after(milliseconds: number, task: () => void): Cancel;
  /** Again and again, the first time after one interval of milliseconds. */
  every(milliseconds: number, task: () => void): Cancel;
}
