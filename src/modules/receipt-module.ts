import { WebDigest } from '@adapters/browser/web-digest';
import { WebLocks } from '@adapters/browser/web-locks';
import { DeedLog } from '@application/receipt/deed-log';
import { LoadReceipts } from '@application/receipt/load-receipts';
import { ContainerModule } from 'inversify';
import { tokens } from '../tokens';

/** The record of everything that was released, kept with the drafts and sealed on the device. */
export const receiptModule = new ContainerModule(({ bind }) => {
  bind(tokens.digest)
    .toResolvedValue(({ crypto }) => new WebDigest(crypto), [tokens.environment])
    .inSingletonScope();
  bind(tokens.deedLog)
    .toResolvedValue(
      (store, digest, clock, { locks }) => new DeedLog({ store, digest, clock, locks: new WebLocks(locks) }),
      [tokens.drafts, tokens.digest, tokens.clock, tokens.environment],
    )
    .inSingletonScope();
  bind(tokens.loadReceipts)
    .toResolvedValue((log, digest) => new LoadReceipts(log, digest), [tokens.deedLog, tokens.digest])
    .inSingletonScope();
});
