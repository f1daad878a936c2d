import type { Journal } from '@sandbox/ledger/journal';
import type { PlanAnswer } from './plan-schema';
import type { EnumText } from './plan-words';

/** Tells those who watch the plans of a depot how one stands now. */
export const publishPlan = (journal: Journal, plan: PlanAnswer, at: Date): Promise<void> =>
  journal.publish({ topic: `savingsplans.${plan.depotId}`, depotId: plan.depotId, at, detail: plan });

/** What a customer is told of a plan, wherever they are. */
export interface PlanNotification {
  readonly notificationId: string;
  /** A moment of the wire. */
  readonly at: string;
  readonly kind:
    | 'SAVINGS_PLAN_EXECUTED'
    | 'SAVINGS_PLAN_PARTLY_EXECUTED'
    | 'SAVINGS_PLAN_NOT_EXECUTED'
    | 'SAVINGS_PLAN_ENDED';
  /** German. */
  readonly text: string;
  readonly savingsplanId: string;
  readonly failReason: EnumText | null;
}

/** Notifies a customer. */
export const notify = (
  journal: Journal,
  depotId: string,
  detail: PlanNotification,
  at: Date,
): Promise<void> => journal.publish({ topic: 'notifications', depotId, at, detail });
