import { timestampText } from '@domain/time/wire-time';
import { instant } from '@domain/time/instant';
import type { Journal } from '@sandbox/ledger/journal';

/** Tells a customer that tax was taken or given back without anything they did; the words are German. */
export const notifyOfTax = (
  journal: Journal,
  { reference, at, text, depotId }: { reference: string; at: Date; text: string; depotId: string },
): Promise<void> =>
  journal.publish({
    topic: 'notifications',
    depotId,
    at,
    detail: { notificationId: reference, at: timestampText(instant(at.getTime())), kind: 'TAX', text },
  });
