import { berlinInstant } from '@domain/time/berlin-time';
import type { Instant } from '@domain/time/instant';
import type { LocalDate } from '@domain/time/local-date';
import { timeOfDay } from '@domain/time/local-time';
import { nextNominal, type ScheduledPlan } from './plan-schedule';

const MIDNIGHT = timeOfDay('00:00:00');

/** When a day begins at the bank. */
export const beginningOf = (date: LocalDate): Instant => berlinInstant({ date, time: MIDNIGHT });

/** When a plan is due next; undefined after its end. */
export function dueAt(plan: ScheduledPlan): Instant | undefined {
  const next = nextNominal(plan);
  return next && beginningOf(next);
}
