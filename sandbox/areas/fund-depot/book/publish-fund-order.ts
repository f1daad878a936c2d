import type { Journal } from '@sandbox/ledger/journal';
import { NEWS, type NoticeTitle } from '@sandbox/ledger/news';
import type { FundOrderAnswer } from './fund-schema';
import type { EnumText } from './fund-words';

/** Tells those who watch the fund orders of a depot how one stands now. */
export const publishFundOrder = (journal: Journal, order: FundOrderAnswer, at: Date): Promise<void> =>
  journal.publish({ topic: `fundorders.${order.depotId}`, depotId: order.depotId, at, detail: order });

/** What a customer is told of an order for a fund depot, wherever they are. */
export interface FundNotification {
  readonly notificationId: string;
  /** A moment of the wire. */
  readonly at: string;
  readonly kind: 'FUND_ORDER_EXECUTED' | 'FUND_ORDER_PARTLY_EXECUTED' | 'FUND_ORDER_NOT_EXECUTED';
  /** German. */
  readonly text: string;
  readonly title: NoticeTitle;
  readonly fundOrderId: string;
  readonly depotId: string;
  readonly failReason: EnumText | null;
}

/** Notifies a customer. */
export const notify = (journal: Journal, detail: FundNotification, at: Date): Promise<void> =>
  journal.publish({ topic: NEWS, depotId: detail.depotId, at, detail });
