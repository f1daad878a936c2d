import { StoredOrderDrafts } from '@adapters/browser/storage/stored-order-drafts';
import { KeepOrderDraft } from '@application/order/keep-order-draft';
import { RestoreOrderDraft } from '@application/order/restore-order-draft';
import { ContainerModule } from 'inversify';
import { platformTokens } from '../platform/platform-tokens';
import { draftsTokens } from '../release/drafts-tokens';
import { releaseTokens } from '../release/release-tokens';
import { marketTokens } from './market-tokens';
import { orderTokens } from './order-tokens';

/** What is typed of orders, kept until it has done its work; it knows the order form, which other pages do without. */
export const orderDraftsModule = new ContainerModule(({ bind }) => {
  bind(orderTokens.orderDrafts)
    .toResolvedValue(
      (store, logger) => new StoredOrderDrafts({ store, logger }),
      [draftsTokens.textStore, platformTokens.logger],
    )
    .inSingletonScope();
  bind(orderTokens.drafting)
    .toResolvedValue(
      (drafts, { instruments }, locks, identifiers) => {
        const keeping = new KeepOrderDraft(drafts, identifiers);
        const restoring = new RestoreOrderDraft({ drafts, instruments, locks, identifiers });
        return (kind) => ({
          keep: (draft) => keeping.execute(draft, kind),
          restore: () => restoring.execute(kind),
        });
      },
      [orderTokens.orderDrafts, marketTokens.market, releaseTokens.locks, platformTokens.identifiers],
    )
    .inSingletonScope();
});
