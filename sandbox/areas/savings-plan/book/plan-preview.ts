import type { PlanCheck } from '../check/check-plan';
import { nextExecutionDates } from '../rules/plan-schedule';
import type { LocalDate } from '@domain/time/local-date';
import { termsAnswer } from './plan-answer';
import type { PlanPreview } from './plan-schema';

const DAYS_AHEAD = 3;

/** What a plan would be: its name, when it executes, and on what terms. `doneUntil` is what a changed one has behind it. */
export function planPreview(
  { positions, term, name }: PlanCheck,
  doneUntil: LocalDate | null = null,
): PlanPreview {
  const { rhythm, end, suspension } = term;
  const dates =
    rhythm === undefined
      ? []
      : nextExecutionDates(
          {
            interval: rhythm.interval,
            execution_day: rhythm.executionDay,
            start_date: rhythm.start,
            end_date: end ?? null,
            suspended_from: suspension?.from ?? null,
            suspended_until: suspension?.until ?? null,
            done_until: doneUntil,
            stage: 'ACTIVE',
          },
          DAYS_AHEAD,
        );
  return {
    nextExecutionDate: dates[0] ?? null,
    nextExecutionDates: [...dates],
    savingsplanName: name,
    instruments: positions.map(({ instrument }) => termsAnswer(instrument)),
  };
}
