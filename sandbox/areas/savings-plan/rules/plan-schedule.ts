import { compare, decimal, sum, type Decimal } from '@domain/money/decimal';
import { calendarDay, type LocalDate } from '@domain/time/local-date';
import { mostCollected } from '../check/check-payment';
import { payerBank } from '../check/payer-bank';
import { increasedRates } from './increase';
import {
  executionDateOf,
  firstNominal,
  nominalAfter,
  nominalFrom,
  nominalUpTo,
  yearsBetween,
  yearsLater,
  type Rhythm,
} from './plan-dates';
import type { PlanRow } from '../store/plan-record';

/** As much of a plan as its days follow from. */
export type ScheduledPlan = Pick<
  PlanRow,
  | 'interval'
  | 'execution_day'
  | 'start_date'
  | 'end_date'
  | 'suspended_from'
  | 'suspended_until'
  | 'done_until'
  | 'stage'
>;

/** When a plan is due. */
export const rhythmOf = ({ interval, execution_day, start_date }: ScheduledPlan): Rhythm => ({
  start: calendarDay(start_date),
  interval,
  executionDay: execution_day,
});

/** The next day a plan is due on that is not dealt with, suspended or not; undefined after its end. */
export function nextNominal(plan: ScheduledPlan): LocalDate | undefined {
  if (plan.stage === 'ENDED') return undefined;
  const rhythm = rhythmOf(plan);
  const day =
    plan.done_until === null ? firstNominal(rhythm) : nominalAfter(rhythm, calendarDay(plan.done_until));
  return isPastEnd(plan, day) ? undefined : day;
}

const isPastEnd = ({ end_date }: ScheduledPlan, day: LocalDate): boolean =>
  end_date !== null && day > end_date;

/** Whether a plan is suspended on a day. */
export const isSuspendedOn = ({ suspended_from, suspended_until }: ScheduledPlan, day: LocalDate): boolean =>
  suspended_from !== null && day >= suspended_from && (suspended_until === null || day <= suspended_until);

/** The next so many days on which a plan will really buy, as far as it is known today. */
export function nextExecutionDates(plan: ScheduledPlan, count: number): readonly LocalDate[] {
  const dates: LocalDate[] = [];
  const rhythm = rhythmOf(plan);
  let day = nextNominal(plan);
  while (day !== undefined && dates.length < count) {
    if (isSuspendedOn(plan, day)) {
      if (plan.suspended_until === null) break;
      day = nominalAfter(rhythm, calendarDay(plan.suspended_until));
    } else {
      dates.push(executionDateOf(day));
      day = nominalAfter(rhythm, day);
    }
    if (isPastEnd(plan, day)) break;
  }
  return dates;
}

/** The last day on which a plan can buy; undefined where it has no end. */
export function lastPotentialExecution(plan: ScheduledPlan): LocalDate | undefined {
  if (plan.end_date === null) return undefined;
  const last = nominalUpTo(rhythmOf(plan), calendarDay(plan.end_date));
  return last && executionDateOf(last);
}

/** A plan whose rates grow. */
type GrowingPlan = ScheduledPlan & Pick<PlanRow, 'increase_from'>;

/** The day of the first increase: the one that was agreed, or the first anniversary of the first day the plan was due. */
const firstIncrease = (plan: GrowingPlan): LocalDate =>
  plan.increase_from === null ? yearsLater(firstNominal(rhythmOf(plan)), 1) : calendarDay(plan.increase_from);

/** How many annual increases there are up to a day: the first, and one on each of its anniversaries. */
export function increasesUpTo(plan: GrowingPlan, day: LocalDate): number {
  const first = firstIncrease(plan);
  return day < first ? 0 : yearsBetween(first, day) + 1;
}

/** A plan whose rates grow, with its rates. */
type PricedPlan = GrowingPlan &
  Pick<PlanRow, 'positions' | 'increase' | 'increases_contained' | 'mandate' | 'iban'>;

/** The rates of a plan on a day it is due, in EUR, each for the position of the same place. */
export function ratesOn(plan: PricedPlan, day: LocalDate): readonly Decimal[] {
  return increasedRates(
    plan.positions.map(({ rate }) => decimal(rate)),
    plan.increase === null ? undefined : decimal(plan.increase),
    Math.max(increasesUpTo(plan, day) - plan.increases_contained, 0),
    plan.mandate === null ? undefined : signedMaximum(plan.iban),
  );
}

/** What the customer has signed that a direct debit may collect at once. */
export function signedMaximum(iban: string): Decimal {
  const bank = payerBank(iban);
  return mostCollected({ isAtHome: bank.kind === 'payable' && bank.isAtHome });
}

/** The day of the next annual increase; undefined where there is none, or a direct debit may not collect so much. */
export function nextIncrease(plan: PricedPlan): LocalDate | undefined {
  const next = nextNominal(plan);
  if (plan.increase === null || next === undefined) return undefined;
  const day = nominalFrom(rhythmOf(plan), yearsLater(firstIncrease(plan), increasesUpTo(plan, next)));
  const isMade = compare(sum(ratesOn(plan, day)), sum(ratesOn(plan, next))) > 0;
  return isMade && !isPastEnd(plan, day) ? day : undefined;
}
