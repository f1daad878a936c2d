import { berlinTime } from '@domain/calendar/berlin-time';
import { formatGermanDate } from '@domain/calendar/german-date';
import { dayOfWeek } from '@domain/calendar/local-date';
import { instant } from '@domain/shared/instant';

const DAYS = ['Mo.', 'Di.', 'Mi.', 'Do.', 'Fr.', 'Sa.', 'So.'];

/** A moment as people read it: "Mo., 23.11.2026, 09:05:00 Uhr". */
export function bankTimeText(moment: number): string {
  const { date, time } = berlinTime(instant(moment));
  return `${DAYS[dayOfWeek(date) - 1] ?? ''}, ${formatGermanDate(date)}, ${time} Uhr`;
}
