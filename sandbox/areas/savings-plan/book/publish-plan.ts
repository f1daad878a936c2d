import type { Journal, OutboxEvent } from '@sandbox/ledger/journal';
import { NEWS, type NoticeTitle } from '@sandbox/ledger/news';
import type { PlanAnswer } from './plan-schema';
import type { EnumText } from './plan-words';

/** What those who watch the plans of a depot are told of one as it stands now. */
export const planEvent = (plan: PlanAnswer, at: Date): OutboxEvent => ({
  topic: `savingsplans.${plan.depotId}`,
  depotId: plan.depotId,
  at,
  detail: plan,
});

/** Tells them. */
export const publishPlan = (journal: Journal, plan: PlanAnswer, at: Date): Promise<void> =>
  journal.publish(planEvent(plan, at));

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
  readonly title: NoticeTitle;
  readonly savingsplanId: string;
  readonly failReason: EnumText | null;
}

/** A notification as those who watch are told of it. */
export const noticeEvent = (depotId: string, detail: PlanNotification, at: Date): OutboxEvent => ({
  topic: NEWS,
  depotId,
  at,
  detail,
});

/** Notifies a customer. */
export const notify = (
  journal: Journal,
  depotId: string,
  detail: PlanNotification,
  at: Date,
): Promise<void> => journal.publish(noticeEvent(depotId, detail, at));
