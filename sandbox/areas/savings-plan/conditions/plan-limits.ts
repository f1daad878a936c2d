import { decimal } from '@domain/money/decimal';
import { addDays, type LocalDate } from '@domain/time/local-date';
import { EXECUTION_DAYS, firstNominal, INTERVALS, nominalAfter, yearsLater } from '../rules/plan-dates';

/** What a plan may cost at each execution, all positions together, in EUR (this bank's own limits). */
export const MOST_PER_PLAN = decimal('10000.00');
/** What a direct debit may collect at once from a bank at home, and from one abroad. */
export const MOST_DEBIT = decimal('5000.00');
export const MOST_FOREIGN_DEBIT = decimal('1000.00');
/** What a plan with an end may come to in all. */
export const MOST_IN_TERM = decimal('250000.00');
/** The annual increases to choose from, in percent. */
export const INCREASES = ['1', '2', '3', '5', '10'].map(decimal);
/** The most that is taken by another way than choice. */
export const MOST_INCREASE = decimal('10');
/** How many securities a plan holds (brokerage.md 5). */
export const MOST_POSITIONS = 10;
/** Costs above this part of the rate, in percent, are out of proportion. */
export const DEAR = decimal('3');

/** How far ahead a plan may begin, in days. */
const AHEAD = 366;

/** The earliest day a plan may begin on. */
export const firstStart = (today: LocalDate): LocalDate => addDays(today, 1);

/** The latest day a plan may begin on. */
export const lastStart = (today: LocalDate): LocalDate => addDays(today, AHEAD);

/** The latest day that a plan knows, a hundred years from now: what lies behind it is a slip. */
export const lastDay = (today: LocalDate): LocalDate => yearsLater(today, 100);

/** The days a plan can begin on, of all execution days, in their order. */
export function startDates(today: LocalDate): readonly LocalDate[] {
  const dates = EXECUTION_DAYS.flatMap((executionDay) => {
    const rhythm = { start: firstStart(today), interval: INTERVALS[0], executionDay };
    const found: LocalDate[] = [];
    for (let day = firstNominal(rhythm); day <= lastStart(today); day = nominalAfter(rhythm, day))
      found.push(day);
    return found;
  });
  return dates.sort((a, b) => a.localeCompare(b));
}
