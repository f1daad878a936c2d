import type { Instant } from '@domain/time/instant';
import { addDays, type LocalDate } from '@domain/time/local-date';
import { nextExecutionDates } from '../rules/plan-schedule';
import type { PlanRow } from '../store/plan-record';

/** So many executions are told in advance: two years of a monthly plan. */
const DAYS_AHEAD = 24;

/** The next executions as a calendar (RFC 5545): the days alone, no amounts, no names, nothing of the customer. */
export function planCalendar(plan: PlanRow, now: Instant): string {
  const stamp = `${new Date(now).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const events = nextExecutionDates(plan, DAYS_AHEAD).flatMap((day) => [
    'BEGIN:VEVENT',
    `UID:${plan.plan_id}-${day}@depotwerk.invalid`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    'SUMMARY:Wertpapiersparplan: Ausführung',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Depotwerk//Sparplan//DE',
    ...events,
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

const compact = (day: LocalDate): string => day.replaceAll('-', '');
