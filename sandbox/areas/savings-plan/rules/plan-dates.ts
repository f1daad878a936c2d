import { addDays, calendarDay, type LocalDate } from '@domain/time/local-date';
import { isTradingDay } from '@sandbox/market/venue/german-calendar';

/** How often a plan executes (api.md 9). */
export const INTERVALS = ['MONTHLY', 'TWO_MONTHLY', 'QUARTERLY', 'HALF_YEARLY', 'YEARLY'] as const;

/** See INTERVALS. */
export type Interval = (typeof INTERVALS)[number];

/** The days of the month on which plans execute (rules.md 10). */
export const EXECUTION_DAYS = [1, 7, 15] as const;

const MONTHS: Readonly<Record<Interval, number>> = {
  MONTHLY: 1,
  TWO_MONTHLY: 2,
  QUARTERLY: 3,
  HALF_YEARLY: 6,
  YEARLY: 12,
};

/** How often a year a plan executes. */
export const executionsAYear = (interval: Interval): number => 12 / MONTHS[interval];

/** When a plan begins and how often it executes. */
export interface Rhythm {
  readonly start: LocalDate;
  readonly interval: Interval;
  /** Day of the month, at most 28. */
  readonly executionDay: number;
}

/** Exchange days on which no plan executes: the bank is closed on the one holiday of federal law, `MM-DD`. */
const CLOSED_FOR_PLANS: ReadonlySet<string> = new Set(['10-03']);

/** The day on which what is due on a day is executed: that day, or the next on which exchanges and the bank work. */
export function executionDateOf(nominal: LocalDate): LocalDate {
  let day = nominal;
  while (!isTradingDay(day) || CLOSED_FOR_PLANS.has(day.slice(5))) day = addDays(day, 1);
  return day;
}

/** The first day a plan is due on: the first execution day on or after its start. */
export const firstNominal = ({ start, executionDay }: Rhythm): LocalDate =>
  dayOfMonthIndex(monthIndex(start) + (Number(start.slice(8)) > executionDay ? 1 : 0), executionDay);

/** The first day on or after another on which a plan is due. */
export function nominalFrom(rhythm: Rhythm, day: LocalDate): LocalDate {
  const first = firstNominal(rhythm);
  if (day <= first) return first;
  const step = MONTHS[rhythm.interval];
  const months = monthIndex(day) - monthIndex(first);
  const found = (periods: number): LocalDate =>
    dayOfMonthIndex(monthIndex(first) + periods * step, rhythm.executionDay);
  const at = found(Math.floor(months / step));
  return at >= day ? at : found(Math.floor(months / step) + 1);
}

/** The day after another on which a plan is due next. */
export const nominalAfter = (rhythm: Rhythm, day: LocalDate): LocalDate =>
  nominalFrom(rhythm, addDays(day, 1));

/** How many times a plan is due from one day to another, both included. */
export function countBetween(rhythm: Rhythm, from: LocalDate, to: LocalDate): number {
  let count = 0;
  for (let day = nominalFrom(rhythm, from); day <= to; day = nominalAfter(rhythm, day)) count++;
  return count;
}

/** The last day up to another on which a plan is due; undefined where there is none. */
export function nominalUpTo(rhythm: Rhythm, day: LocalDate): LocalDate | undefined {
  let last: LocalDate | undefined;
  const step = MONTHS[rhythm.interval];
  const first = firstNominal(rhythm);
  const months = Math.floor((monthIndex(day) - monthIndex(first)) / step) * step;
  for (const back of [months, months - step]) {
    const found = dayOfMonthIndex(monthIndex(first) + back, rhythm.executionDay);
    if (back >= 0 && found <= day) {
      last = found;
      break;
    }
  }
  return last;
}

/** The whole years from one day to another, 0 where that is earlier. */
export function yearsBetween(from: LocalDate, to: LocalDate): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return Math.max(to.slice(5) < from.slice(5) ? years - 1 : years, 0);
}

/** The same day so many years later; days of plans are in every month. */
export const yearsLater = (day: LocalDate, years: number): LocalDate =>
  calendarDay(`${String(Number(day.slice(0, 4)) + years)}${day.slice(4)}`);

/** Months since the year 0. */
const monthIndex = (day: LocalDate): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

const dayOfMonthIndex = (index: number, day: number): LocalDate =>
  calendarDay(
    `${String(Math.floor(index / 12))}-${String((index % 12) + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
  );
