import { planDraftName } from '@domain/savings-plan/form/plan-draft';
import type { ScreenModule } from '@ui/app/screens';
import { PlanEntryModel } from '@ui/screens/savings-plan-entry/plan-entry-model';
import { PlanEntryScreen } from '@ui/screens/savings-plan-entry/plan-entry-screen';
import type { Container } from 'inversify';
import { listenToBank } from '../listen-to-bank';
import { loadOnce } from '../later/load-once';
import { depotTokens } from '../modules/depot/depot-tokens';
import { marketModule } from '../modules/order/market-module';
import { marketTokens } from '../modules/order/market-tokens';
import { platformTokens } from '../modules/platform/platform-tokens';
import { draftsModule } from '../modules/release/drafts-module';
import { draftsTokens } from '../modules/release/drafts-tokens';
import { receiptModule } from '../modules/release/receipt-module';
import { releaseModule } from '../modules/release/release-module';
import { releaseTokens } from '../modules/release/release-tokens';
import { planDraftsModule } from '../modules/savings-plan/plan-drafts-module';
import { planReleaseModule } from '../modules/savings-plan/plan-release-module';
import { savingsPlanModule } from '../modules/savings-plan/savings-plan-module';
import { savingsPlanTokens } from '../modules/savings-plan/savings-plan-tokens';
import { accessTokens } from '../modules/session/access-tokens';
import { sessionTokens } from '../modules/session/session-tokens';
import { tanTools } from '../release/tan-tools';
import { withDrafts } from '../release/with-drafts';

/** `wertpapiersparplan/anlegen`, and `wsp-anlage` inside another page's flow. */
export function savingsPlanEntryScreen(container: Container, slim = false): ScreenModule {
  listenToBank(container);
  loadOnce(
    container,
    draftsModule,
    receiptModule,
    releaseModule,
    marketModule,
    savingsPlanModule,
    planReleaseModule,
    planDraftsModule,
  );
  const tab = container.get(platformTokens.identifiers).tab();
  const createModel = (): PlanEntryModel =>
    new PlanEntryModel({
      ...tanTools(container),
      scheduler: container.get(draftsTokens.scheduler),
      market: container.get(marketTokens.market),
      holdings: container.get(depotTokens.holdings),
      plans: container.get(savingsPlanTokens.plans),
      checkPlan: container.get(savingsPlanTokens.checkPlan),
      loadPlans: container.get(savingsPlanTokens.loadPlans),
      drafting: container.get(savingsPlanTokens.drafting),
      firstDepot: () => container.get(accessTokens.rememberedDepot).recall(),
      releases: {
        create: container.get(savingsPlanTokens.create),
        change: container.get(savingsPlanTokens.change),
        listOpen: container.get(releaseTokens.listOpenIntents),
        draft: planDraftName(tab),
      },
      followFailure: container.get(sessionTokens.followFailure),
    });
  return {
    Screen: withDrafts(container.get(draftsTokens.textStore), () => (
      <PlanEntryScreen createModel={createModel} slim={slim} />
    )),
  };
}
