import type { Instant } from '@domain/time/instant';
import type { ExecutionRow } from '../store/plan-record';

/** A day on which a plan is due, as it is before it is written down. */
export type RunDay = Omit<ExecutionRow, 'updated_at'>;

/** How far a plan has come with a day it is due on. */
export interface Progress {
  readonly day: RunDay;
  /** When that happened, however late it is looked at. */
  readonly at: Instant;
  /** When to look again; undefined when the day is dealt with. */
  readonly wake: Instant | undefined;
}
