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

/** The most octets of a line (RFC 5545, 3.1). */
const WIDEST = 75;

const octetsOf = (sign: string): number => {
  const code = sign.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
};

/** A long line goes on after a break and a space, never within a character. */
function folded(line: string): string {
  let octets = 0;
  let text = '';
  for (const sign of line) {
    const own = octetsOf(sign);
    if (octets + own > WIDEST) {
      text += '\r\n ';
      octets = 1;
    }
    text += sign;
    octets += own;
  }
  return text;
}

/** A calendar file (RFC 5545) with a whole day for each execution, the same entries as those of the address. */
export const calendarText = ({ id, title, days, today }: PlanCalendar): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Depotwerk//Wertpapiersparplan//DE',
    ...days.flatMap((day) => [
      'BEGIN:VEVENT',
      `UID:${id}-${day}@depotwerk.invalid`,
      `DTSTAMP:${compact(today)}T000000Z`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
      folded(`SUMMARY:${escaped(title)}`),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
