import { berlinTime } from './berlin-time';
import type { Instant } from './instant';
import type { LocalDate } from './local-date';

/** The day of a moment, where that day is over by now: what is of it must not pass for today's. */
export function dayOver(at: Instant, now: Instant): LocalDate | undefined {
  const { date } = berlinTime(at);
  return date < berlinTime(now).date ? date : undefined;
}
