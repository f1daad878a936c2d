import type { ScreenModule } from '@ui/app/screens';
import { DepotOverviewModel } from '@ui/depot-overview/depot-overview-model';
import { DepotOverviewScreen } from '@ui/depot-overview/depot-overview-screen';
import type { Container } from 'inversify';
import { listenToBank } from '../listen-to-bank';
import { tokens } from '../tokens';
import { withModel } from './with-model';

/** `depotuebersicht` */
export function depotOverviewScreen(container: Container): ScreenModule {
  listenToBank(container);
  const create = (): DepotOverviewModel =>
    new DepotOverviewModel({
      loadDepots: container.get(tokens.loadDepots),
      loadPositions: container.get(tokens.loadPositions),
      loadBalances: container.get(tokens.loadBalances),
      watchQuotes: container.get(tokens.watchQuotes),
      followFailure: container.get(tokens.followFailure),
      clock: container.get(tokens.clock),
      scheduler: container.get(tokens.scheduler),
    });
  return { Screen: withModel(DepotOverviewScreen, create) };
}
