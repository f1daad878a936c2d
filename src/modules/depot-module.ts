import { LoadBalances } from '@application/depot/load-balances';
import { LoadDepots } from '@application/depot/load-depots';
import { LoadPositions } from '@application/depot/load-positions';
import { ContainerModule } from 'inversify';
import { tokens } from '../tokens';

/** What the customer has. */
export const depotModule = new ContainerModule(({ bind }) => {
  bind(tokens.loadDepots)
    .toResolvedValue((depots) => new LoadDepots(depots), [tokens.depots])
    .inSingletonScope();
  bind(tokens.loadBalances)
    .toResolvedValue((accounts) => new LoadBalances(accounts), [tokens.accounts])
    .inSingletonScope();
  bind(tokens.loadPositions)
    .toResolvedValue((depots, logger) => new LoadPositions(depots, logger), [tokens.depots, tokens.logger])
    .inSingletonScope();
});
