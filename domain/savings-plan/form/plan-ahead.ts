import { addDays, type LocalDate } from '../../time/local-date';
import {
  anniversaryAfter,
  buysFrom,
  dueDays,
  firstDueDay,
  type DueDay,
  type Schedule,
} from '../execution-days';
import type { SavingsPlan } from '../savings-plan';

/** As much of a plan that is entered as its days follow from. */
export interface EnteredDays extends Omit<Schedule, 'nextRaise'> {
  readonly executionDay: number;
}

/** The plan that is changed, as it stands. */
export type CurrentPlan = Pick<
  SavingsPlan,
  'startDate' | 'interval' | 'executionDay' | 'nextExecution' | 'increaseFrom'
>;

/**
 * The next days on which a plan buys as it is entered. Its rates are those of the first of them: a plan that stands goes
 * on from where it is, and is raised next when the bank says.
 */
export function daysAhead(
  { executionDay, ...entered }: EnteredDays,
  today: LocalDate,
  count: number,
  current?: CurrentPlan,
): readonly DueDay[] {
  const start = firstDueDay(entered.start, executionDay);
  const goesOn = current?.startDate === entered.start ? current : undefined;
  const from = goesOnFrom({ ...entered, executionDay }, today, goesOn);
  const nextRaise = goesOn?.increaseFrom ?? anniversaryAfter(start, from);
  return dueDays({ ...entered, start, nextRaise }, from, count);
}

/** What was due today is dealt with where the bank says so; in another rhythm it is not made up. */
const goesOnFrom = (
  { interval, executionDay }: EnteredDays,
  today: LocalDate,
  current: CurrentPlan | undefined,
): LocalDate =>
  current?.interval === interval && current.executionDay === executionDay
    ? buysFrom(current, today)
    : addDays(today, 1);
