import { addDays, calendarDay, lastDayOfMonth, type LocalDate } from '@domain/time/local-date';

/** From its first to its last day. */
export interface Period {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** The calendar months that began on or after a day and are over. */
export function monthsOver(since: LocalDate, today: LocalDate): readonly Period[] {
  const months: Period[] = [];
  let from = since.endsWith('-01') ? since : addDays(lastDayOfMonth(since), 1);
  for (let to = lastDayOfMonth(from); to < today; to = lastDayOfMonth(from)) {
    months.push({ from, to });
    from = addDays(to, 1);
  }
  return months;
}

const QUARTER_ENDS: ReadonlySet<string> = new Set(['03', '06', '09', '12']);

/** The calendar quarters of which at least the last month began on or after a day, and that are over. */
export const quartersOver = (since: LocalDate, today: LocalDate): readonly Period[] =>
  monthsOver(since, today)
    .filter(({ to }) => QUARTER_ENDS.has(to.slice(5, 7)))
    .map(({ to }) => ({ from: quarterBegin(to), to }));

const quarterBegin = (end: LocalDate): LocalDate =>
  calendarDay(`${end.slice(0, 5)}${String(Number(end.slice(5, 7)) - 2).padStart(2, '0')}-01`);
