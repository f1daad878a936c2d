import { StoredSavingsPlanDrafts } from '@adapters/browser/storage/stored-savings-plan-drafts';
import { PlanDrafting } from '@application/savings-plan/plan-drafting';
import { ContainerModule } from 'inversify';
import { marketTokens } from '../order/market-tokens';
import { platformTokens } from '../platform/platform-tokens';
import { draftsTokens } from '../release/drafts-tokens';
import { releaseTokens } from '../release/release-tokens';
import { savingsPlanTokens } from './savings-plan-tokens';

/** What is typed of plans, kept until it has done its work; it knows the form, which other pages do without. */
export const planDraftsModule = new ContainerModule(({ bind }) => {
  bind(savingsPlanTokens.drafting)
    .toResolvedValue(
      (store, logger, { instruments }, locks, identifiers) =>
        new PlanDrafting({
          drafts: new StoredSavingsPlanDrafts({ store, logger }),
          instruments,
          locks,
          identifiers,
        }),
      [
        draftsTokens.textStore,
        platformTokens.logger,
        marketTokens.market,
        releaseTokens.locks,
        platformTokens.identifiers,
      ],
    )
    .inSingletonScope();
});
