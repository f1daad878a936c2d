import { StoredReceiptLog } from '@adapters/browser/storage/stored-receipt-log';
import { WebDigest } from '@adapters/browser/web-digest';
import { WebLocks } from '@adapters/browser/web-locks';
import { ActionLog } from '@application/receipt/action-log';
import { LoadReceipts } from '@application/receipt/load-receipts';
import { ContainerModule } from 'inversify';
import { draftsTokens } from './drafts-tokens';
import { platformTokens } from '../platform/platform-tokens';
import { receiptTokens } from './receipt-tokens';

/** The record of everything that was released, kept with the drafts and sealed on the device. */
export const receiptModule = new ContainerModule(({ bind }) => {
  bind(receiptTokens.digest)
    .toResolvedValue(({ crypto }) => new WebDigest(crypto), [platformTokens.environment])
    .inSingletonScope();
  bind(receiptTokens.actionLog)
    .toResolvedValue(
      (store, logger, digest, clock, { locks }) =>
        new ActionLog({
          receipts: new StoredReceiptLog({ store, logger }),
          digest,
          clock,
          locks: new WebLocks(locks),
        }),
      [
        draftsTokens.textStore,
        platformTokens.logger,
        receiptTokens.digest,
        platformTokens.clock,
        platformTokens.environment,
      ],
    )
    .inSingletonScope();
  bind(receiptTokens.loadReceipts)
    .toResolvedValue(
      (log, digest) => new LoadReceipts(log, digest),
      [receiptTokens.actionLog, receiptTokens.digest],
    )
    .inSingletonScope();
});
