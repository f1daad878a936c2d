import { timestampText } from '@domain/time/wire-time';
import type { Instant } from '@domain/time/instant';
import { formatGermanDate } from '@domain/time/german-date';
import { calendarDay } from '@domain/time/local-date';
import type { PlanNotification } from '../book/publish-plan';
import { reasonText } from '../book/plan-words';
import type { ExecutionRow, PlanRow } from '../store/plan-record';

/** What a customer is told of a day on which a plan was due, now that it is dealt with. */
export function executionNotice(
  plan: PlanRow,
  execution: Pick<ExecutionRow, 'execution_id' | 'execution_date' | 'positions' | 'fail_reason'>,
  at: Instant,
): PlanNotification {
  const bought = execution.positions.filter(({ purchase }) => purchase !== null).length;
  const reason = reasonText(execution.fail_reason);
  const kind =
    bought === 0
      ? 'SAVINGS_PLAN_NOT_EXECUTED'
      : reason === null
        ? 'SAVINGS_PLAN_EXECUTED'
        : 'SAVINGS_PLAN_PARTLY_EXECUTED';
  const said = `Ihr Sparplan „${plan.name}“ wurde am ${formatGermanDate(calendarDay(execution.execution_date))}`;
  return {
    notificationId: execution.execution_id,
    at: timestampText(at),
    kind,
    text: [`${said} ${WORDS[kind]}.`, ...(reason === null ? [] : [reason.text])].join(' '),
    title: {
      kind,
      args: {
        name: plan.name,
        day: execution.execution_date,
        ...(reason !== null && { reason: reason.key }),
      },
    },
    savingsplanId: plan.plan_id,
    failReason: reason,
  };
}

const WORDS = {
  SAVINGS_PLAN_EXECUTED: 'ausgeführt',
  SAVINGS_PLAN_PARTLY_EXECUTED: 'nur zum Teil ausgeführt',
  SAVINGS_PLAN_NOT_EXECUTED: 'nicht ausgeführt',
} as const;
