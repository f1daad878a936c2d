import { loadOffering } from '@application/depot/load-offering';
import { ContainerModule } from 'inversify';
import { depotTokens } from './depot-tokens';
import { offeringTokens } from './offering-tokens';

/** Which pages the customer is offered. */
export const offeringModule = new ContainerModule(({ bind }) => {
  bind(offeringTokens.offering)
    .toResolvedValue(({ depots }) => loadOffering(depots), [depotTokens.holdings])
    .inSingletonScope();
});
