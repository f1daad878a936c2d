import { berlinTime } from '@domain/time/berlin-time';
import { formatGermanDate } from '@domain/time/german-date';
import { dayOfWeek } from '@domain/time/local-date';
import { instant } from '@domain/time/instant';

const DAYS = ['Mo.', 'Di.', 'Mi.', 'Do.', 'Fr.', 'Sa.', 'So.'];
const ENGLISH_DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** A moment as people read it: "Mo., 23.11.2026, 09:05:00 Uhr". */
export function bankTimeText(moment: number): string {
  const { date, time } = berlinTime(instant(moment));
  return `${DAYS[dayOfWeek(date) - 1] ?? ''}, ${formatGermanDate(date)}, ${time} Uhr`;
}

/** The same in English, where a day is written as the portal's English has it: "Mon, 23/11/2026, 09:05:00". */
export function englishBankTime(moment: number): string {
  const { date, time } = berlinTime(instant(moment));
  return `${ENGLISH_DAYS[dayOfWeek(date) - 1] ?? ''}, ${formatGermanDate(date).replaceAll('.', '/')}, ${time}`;
}
