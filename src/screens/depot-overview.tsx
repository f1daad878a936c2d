import type { ScreenModule } from '@ui/app/screens';
import { DepotOverviewModel } from '@ui/screens/depot-overview/depot-overview-model';
import { DepotOverviewScreen } from '@ui/screens/depot-overview/depot-overview-screen';
import type { Container } from 'inversify';
import { listenToBank } from '../listen-to-bank';
import { loadOnce } from '../load-once';
import { depotOverviewModule } from '../modules/depot-overview-module';
import { tokens } from '../tokens';
import { withModel } from './with-model';

/** `depotuebersicht` */
export function depotOverviewScreen(container: Container): ScreenModule {
  listenToBank(container);
  loadOnce(container, depotOverviewModule);
  const clock = container.get(tokens.clock);
  const create = (): DepotOverviewModel =>
    new DepotOverviewModel({
      loadDepots: container.get(tokens.loadDepots),
      loadPositions: container.get(tokens.loadPositions),
      loadBalances: container.get(tokens.loadBalances),
      loadValueHistory: container.get(tokens.loadValueHistory),
      loadColumns: container.get(tokens.loadOverviewColumns),
      keepColumns: container.get(tokens.keepOverviewColumns),
      watchQuotes: container.get(tokens.watchQuotes),
      preferences: container.get(tokens.devicePreferences),
      followFailure: container.get(tokens.followFailure),
      scheduler: container.get(tokens.scheduler),
      clock,
    });
  return { Screen: withModel(({ model }) => <DepotOverviewScreen model={model} clock={clock} />, create) };
}
