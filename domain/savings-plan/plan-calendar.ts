import type { SavingsPlanId } from '../codes/ids';
import { addDays, type LocalDate } from '../time/local-date';

/** Executions as entries of a calendar: days and words alone, no amount (decisions.md). */
export interface PlanCalendar {
  readonly id: SavingsPlanId;
  /** What each entry is called. */
  readonly title: string;
  readonly days: readonly LocalDate[];
  /** When it was made. */
  readonly today: LocalDate;
}

const compact = (day: LocalDate): string => day.replaceAll('-', '');

/** Commas, semicolons and backslashes mean something in such a file (RFC 5545, 3.3.11). */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll('\n', '\\n');

/** A calendar file (RFC 5545) with a whole day for each execution. */
export const calendarText = ({ id, title, days, today }: PlanCalendar): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Depotwerk//Wertpapiersparplan//DE',
    ...days.flatMap((day) => [
      'BEGIN:VEVENT',
      `UID:${id}-${day}@depotwerk`,
      `DTSTAMP:${compact(today)}T000000Z`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
      `SUMMARY:${escaped(title)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
