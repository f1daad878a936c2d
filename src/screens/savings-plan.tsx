import { savingsPlanId } from '@domain/codes/ids';
import type { ScreenModule } from '@ui/app/screens';
import { SavingsPlanModel } from '@ui/screens/savings-plan/savings-plan-model';
import { SavingsPlanScreen } from '@ui/screens/savings-plan/savings-plan-screen';
import type { Container } from 'inversify';
import { listenToBank } from '../listen-to-bank';
import { loadOnce } from '../later/load-once';
import { bankingModule } from '../modules/depot/banking-module';
import { bankingTokens } from '../modules/depot/banking-tokens';
import { draftsModule } from '../modules/release/drafts-module';
import { receiptModule } from '../modules/release/receipt-module';
import { releaseModule } from '../modules/release/release-module';
import { planReleaseModule } from '../modules/savings-plan/plan-release-module';
import { releaseTokens } from '../modules/release/release-tokens';
import { savingsPlanModule } from '../modules/savings-plan/savings-plan-module';
import { savingsPlanTokens } from '../modules/savings-plan/savings-plan-tokens';
import { sessionTokens } from '../modules/session/session-tokens';
import { tanTools } from '../release/tan-tools';

/** `wertpapiersparplan/:savingsplanUuid` */
export function savingsPlanScreen(container: Container): ScreenModule {
  listenToBank(container);
  loadOnce(
    container,
    bankingModule,
    draftsModule,
    receiptModule,
    releaseModule,
    savingsPlanModule,
    planReleaseModule,
  );
  const createModel = (uuid: string): SavingsPlanModel =>
    new SavingsPlanModel(savingsPlanId(uuid), {
      ...tanTools(container),
      plans: container.get(savingsPlanTokens.plans),
      updates: container.get(savingsPlanTokens.updates),
      documents: container.get(bankingTokens.documents),
      loadPlans: container.get(savingsPlanTokens.loadPlans),
      releases: {
        change: container.get(savingsPlanTokens.change),
        end: container.get(savingsPlanTokens.end),
        listOpen: container.get(releaseTokens.listOpenIntents),
      },
      followFailure: container.get(sessionTokens.followFailure),
    });
  return { Screen: () => <SavingsPlanScreen createModel={createModel} /> };
}
