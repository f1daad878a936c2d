import { StoredReceiptLog } from '@adapters/browser/storage/stored-receipt-log';
import { WebDigest } from '@adapters/browser/web-digest';
import { WebLocks } from '@adapters/browser/web-locks';
import { ActionLog } from '@application/receipt/action-log';
import { LoadReceipts } from '@application/receipt/load-receipts';
import { ContainerModule } from 'inversify';
import { tokens } from '../tokens';

/** The record of everything that was released, kept with the drafts and sealed on the device. */
export const receiptModule = new ContainerModule(({ bind }) => {
  bind(tokens.digest)
    .toResolvedValue(({ crypto }) => new WebDigest(crypto), [tokens.environment])
    .inSingletonScope();
  bind(tokens.actionLog)
    .toResolvedValue(
      (store, logger, digest, clock, { locks }) =>
        new ActionLog({
          receipts: new StoredReceiptLog({ store, logger }),
          digest,
          clock,
          locks: new WebLocks(locks),
        }),
      [tokens.textStore, tokens.logger, tokens.digest, tokens.clock, tokens.environment],
    )
    .inSingletonScope();
  bind(tokens.loadReceipts)
    .toResolvedValue((log, digest) => new LoadReceipts(log, digest), [tokens.actionLog, tokens.digest])
    .inSingletonScope();
});
