import { LoadBalances } from '@application/depot/load-balances';
import { LoadDepots } from '@application/depot/load-depots';
import { LoadPositions } from '@application/depot/load-positions';
import { ContainerModule } from 'inversify';
import { bankTokens } from '../session/bank-tokens';
import { depotTokens } from './depot-tokens';
import { platformTokens } from '../platform/platform-tokens';

/** What the customer has. */
export const depotModule = new ContainerModule(({ bind }) => {
  bind(depotTokens.loadDepots)
    .toResolvedValue((depots) => new LoadDepots(depots), [bankTokens.depots])
    .inSingletonScope();
  bind(depotTokens.loadBalances)
    .toResolvedValue((accounts) => new LoadBalances(accounts), [bankTokens.accounts])
    .inSingletonScope();
  bind(depotTokens.loadPositions)
    .toResolvedValue(
      (depots, logger) => new LoadPositions(depots, logger),
      [bankTokens.depots, platformTokens.logger],
    )
    .inSingletonScope();
});
