import { sumAmounts, type Amount } from '../money/amount';
import { divide, sum, zero, type Decimal } from '../money/decimal';
import { EUR } from '../money/unit';
import { addDays, addMonths, type LocalDate } from '../time/local-date';
import { buysFrom, dueDays, firstDueDay, isWithin, raisedRate, type Schedule } from './execution-days';
import { monthsOf } from './interval';
import type { SavingsPlan } from './savings-plan';

/** What a plan costs in a month on average; EUR, to the cent. */
export const monthlyRate = ({ total, interval }: Pick<SavingsPlan, 'total' | 'interval'>): Amount => ({
  value: divide(total.value, { units: BigInt(monthsOf(interval)), scale: 0 }, 2, 'half-up'),
  unit: total.unit,
});

/** What a plan takes in a month: nothing while it is suspended or once it has ended; undefined where its state is unknown. */
export function monthlyOf(plan: Pick<SavingsPlan, 'state' | 'total' | 'interval'>): Amount | undefined {
  if (plan.state === 'UNKNOWN') return undefined;
  return plan.state === 'ACTIVE' ? monthlyRate(plan) : { value: zero, unit: plan.total.unit };
}

/** What all plans that buy cost in a month; suspended and ended ones do not count. */
export const monthlySum = (plans: readonly SavingsPlan[]): Amount =>
  sumAmounts(
    plans.filter(({ state, total }) => state === 'ACTIVE' && total.unit === EUR).map(monthlyRate),
    EUR,
  );

/** The days on which a plan buys; undefined where the bank told neither a start nor a next execution. */
export function scheduleOf(plan: SavingsPlan): Schedule | undefined {
  const { interval, startDate, executionDay, nextExecution, endDate, suspension } = plan;
  const start = startDate === undefined ? nextExecution : firstDueDay(startDate, executionDay);
  if (start === undefined || plan.state === 'ENDED') return undefined;
  return {
    interval,
    start,
    ...(plan.increaseFrom && { nextRaise: plan.increaseFrom }),
    ...(endDate && { end: endDate }),
    ...(suspension && { suspension }),
  };
}

/**
 * What a plan takes in each of so many months, this one first; undefined where it does not buy. Its rates as they stand
 * contain every raise up to the next execution; the bank tells the day of the next one, if there is any.
 */
export function ratesByMonth(
  plan: SavingsPlan,
  today: LocalDate,
  months: number,
): readonly (Decimal | undefined)[] {
  const schedule = scheduleOf(plan);
  const days = schedule === undefined ? [] : dueDays(schedule, buysFrom(plan, today), months + 1);
  return Array.from({ length: months }, (_, index) => {
    const month = addMonths(today, index).slice(0, 7);
    const due = days.filter(({ day, isSkipped }) => !isSkipped && day.startsWith(month));
    return due.length === 0
      ? undefined
      : sum(due.map(({ raises }) => raisedTotal(plan, plan.increaseFrom === undefined ? 0 : raises)));
  });
}

/** Why a plan buys nothing in a month: `past` has bought already, or missed its day. */
export type NoPurchase = 'suspended' | 'later' | 'ended' | 'past' | 'not-due';

/** Why a plan buys nothing in the month of a day, where `ratesByMonth` says that it does not. */
export function whyNothing(plan: SavingsPlan, inMonth: LocalDate): NoPurchase {
  const schedule = scheduleOf(plan);
  if (schedule === undefined) return 'not-due';
  const month = inMonth.slice(0, 7);
  const { suspension, ...undisturbed } = schedule;
  const [due] = dueDays(undisturbed, addDays(inMonth, 1 - Number(inMonth.slice(8))), 1);
  if (due?.day.startsWith(month))
    return suspension && isWithin(suspension, due.nominal) ? 'suspended' : 'past';
  if (schedule.start.slice(0, 7) > month) return 'later';
  return schedule.end !== undefined && schedule.end.slice(0, 7) <= month ? 'ended' : 'not-due';
}

/** What one execution takes after so many yearly increases: each rate is raised by itself. */
export const raisedTotal = (
  { positions, increase }: Pick<SavingsPlan, 'positions' | 'increase'>,
  raises: number,
): Decimal => sum(positions.map(({ rate }) => raisedRate(rate.value, increase, raises)));
