import type { Digest } from '@application/ports/digest';
import type { ActionLog } from '@application/receipt/action-log';
import type { LoadReceipts } from '@application/receipt/load-receipts';
import { token } from '../../token';

/** What `receipt-module` binds. */
export const receiptTokens = {
  digest: token<Digest>('Digest'),
  actionLog: token<ActionLog>('ActionLog'),
  loadReceipts: token<LoadReceipts>('LoadReceipts'),
} as const;
