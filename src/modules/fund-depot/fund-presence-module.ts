import { hasFundDepot } from '@application/fund-depot/has-fund-depot';
import { ContainerModule } from 'inversify';
import { depotTokens } from '../depot/depot-tokens';
import { fundDepotTokens } from './fund-depot-tokens';

/** Whether there is a fund depot to be led to. */
export const fundPresenceModule = new ContainerModule(({ bind }) => {
  bind(fundDepotTokens.presence)
    .toResolvedValue(({ depots }) => hasFundDepot(depots), [depotTokens.holdings])
    .inSingletonScope();
});
