import type { ScreenModule } from '@ui/app/screens';
import { SavingsPlansModel } from '@ui/screens/savings-plans/savings-plans-model';
import { SavingsPlansScreen } from '@ui/screens/savings-plans/savings-plans-screen';
import type { Container } from 'inversify';
import { listenToBank } from '../listen-to-bank';
import { loadOnce } from '../later/load-once';
import { depotTokens } from '../modules/depot/depot-tokens';
import { platformTokens } from '../modules/platform/platform-tokens';
import { savingsPlanModule } from '../modules/savings-plan/savings-plan-module';
import { savingsPlanTokens } from '../modules/savings-plan/savings-plan-tokens';
import { sessionTokens } from '../modules/session/session-tokens';
import { withModel } from './loading/with-model';

/** `wertpapiersparplan/uebersicht` */
export function savingsPlansScreen(container: Container): ScreenModule {
  listenToBank(container);
  loadOnce(container, savingsPlanModule);
  const create = (): SavingsPlansModel =>
    new SavingsPlansModel({
      holdings: container.get(depotTokens.holdings),
      loadPlans: container.get(savingsPlanTokens.loadPlans),
      updates: container.get(savingsPlanTokens.updates),
      clock: container.get(platformTokens.clock),
      followFailure: container.get(sessionTokens.followFailure),
    });
  return { Screen: withModel(SavingsPlansScreen, create) };
}
