import type { Clock } from '@application/ports/clock';
import type { Cancel, Scheduler } from '@application/ports/scheduler';
import { berlinTime } from '@domain/time/berlin-time';
import type { LocalDate } from '@domain/time/local-date';

/** How often a page that stands open is told the day where nothing else happens, in milliseconds. */
export const DAY_TICK_MS = 10_000;

/** What the day is told by. */
export interface DayTelling {
  readonly clock: Clock;
  readonly scheduler: Pick<Scheduler, 'every'>;
}

/** Calls each time that a page which stands open over midnight is found to be of a day before. */
export const whenDayTurns = (
  { clock, scheduler }: DayTelling,
  dayOfPage: () => LocalDate,
  onTurn: () => void,
): Cancel =>
  scheduler.every(DAY_TICK_MS, () => {
    if (berlinTime(clock.now()).date !== dayOfPage()) onTurn();
  });
