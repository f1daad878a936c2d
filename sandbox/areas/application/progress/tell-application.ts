import { timestampText } from '@domain/time/wire-time';
import { instant } from '@domain/time/instant';
import type { Bank } from '@sandbox/platform/bank';
import type { BankTransaction } from '@sandbox/platform/db/database';
import { Journal } from '@sandbox/ledger/journal';
import { NEWS, type NoticeTitle } from '@sandbox/ledger/news';
import { STATE_TEXTS } from '../application-state';
import { productOf } from '../product';
import type { ApplicationRow } from '../store/application-store';

/** Tells everybody whose application it is how far it has come (topics `applications` and `notifications`). */
export async function tellApplication(bank: Bank, tx: BankTransaction, row: ApplicationRow): Promise<void> {
  const at = row.changed_at;
  const detail = {
    applicationId: row.application_id,
    applicationNumber: row.application_number,
    product: row.product,
    state: row.state,
    changedAt: timestampText(instant(at.getTime())),
  };
  const about = { applicationId: row.application_id };
  const text = `${productOf(row.product).title}, Antrag ${row.application_number}: ${STATE_TEXTS[row.state]}`;
  const title: NoticeTitle = {
    kind: 'APPLICATION',
    args: { product: row.product, number: row.application_number, state: row.state },
  };
  // In one order for all, so that two never wait for each other in a circle.
  const clients = [...new Set([row.client_id, row.second_client_id ?? row.client_id])].sort();
  for (const clientId of clients) {
    const journal = await Journal.lock(tx, clientId);
    await journal.publish({ topic: 'applications', depotId: '', at, detail });
    await journal.publish({
      topic: NEWS,
      depotId: '',
      at,
      detail: {
        notificationId: bank.newId(),
        at: detail.changedAt,
        kind: 'APPLICATION',
        text,
        title,
        ...about,
      },
    });
  }
}
