import { timestampText } from '@domain/time/wire-time';
import { instant } from '@domain/time/instant';
import type { Journal } from '@sandbox/ledger/journal';
import { NEWS, type NoticeTitle } from '@sandbox/ledger/news';

/** What a customer is told of their tax. */
export interface TaxNotice {
  readonly reference: string;
  readonly at: Date;
  /** German. */
  readonly text: string;
  readonly title: NoticeTitle;
  readonly depotId: string;
}

/** Tells a customer that tax was taken or given back without anything they did. */
export const notifyOfTax = (
  journal: Journal,
  { reference, at, text, title, depotId }: TaxNotice,
): Promise<void> =>
  journal.publish({
    topic: NEWS,
    depotId,
    at,
    detail: { notificationId: reference, at: timestampText(instant(at.getTime())), kind: 'TAX', text, title },
  });
