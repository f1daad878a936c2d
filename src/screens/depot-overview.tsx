import type { ScreenModule } from '@ui/app/screens';
import { DepotOverviewModel } from '@ui/screens/depot-overview/depot-overview-model';
import { DepotOverviewScreen } from '@ui/screens/depot-overview/depot-overview-screen';
import type { Container } from 'inversify';
import { listenToBank } from '../listen-to-bank';
import { loadOnce } from '../later/load-once';
import { depotOverviewModule } from '../modules/depot/depot-overview-module';
import { depotTokens } from '../modules/depot/depot-tokens';
import { depotOverviewTokens } from '../modules/depot/depot-overview-tokens';
import { liveTokens } from '../modules/session/live-tokens';
import { platformTokens } from '../modules/platform/platform-tokens';
import { withModel } from './loading/with-model';

/** `depotuebersicht` */
export function depotOverviewScreen(container: Container): ScreenModule {
  listenToBank(container);
  loadOnce(container, depotOverviewModule);
  const clock = container.get(platformTokens.clock);
  const create = (): DepotOverviewModel =>
    new DepotOverviewModel({
      holdings: container.get(depotTokens.holdings),
      loadValueHistory: container.get(depotOverviewTokens.loadValueHistory),
      loadColumns: container.get(depotOverviewTokens.loadOverviewColumns),
      keepColumns: container.get(depotOverviewTokens.keepOverviewColumns),
      watchQuotes: container.get(liveTokens.watchQuotes),
      preferences: container.get(platformTokens.devicePreferences),
      scheduler: container.get(platformTokens.scheduler),
      clock,
    });
  return { Screen: withModel(({ model }) => <DepotOverviewScreen model={model} clock={clock} />, create) };
}
