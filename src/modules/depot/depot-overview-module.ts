import { HttpValueHistoryGateway } from '@adapters/http/depot/http-value-history-gateway';
import { KeepOverviewColumns } from '@application/depot/keep-overview-columns';
import { LoadOverviewColumns } from '@application/depot/load-overview-columns';
import { LoadValueHistory } from '@application/depot/load-value-history';
import { ContainerModule } from 'inversify';
import { bankTokens } from '../session/bank-tokens';
import { depotOverviewTokens } from './depot-overview-tokens';
import { platformTokens } from '../platform/platform-tokens';

/** What only the depot overview needs. */
export const depotOverviewModule = new ContainerModule(({ bind }) => {
  bind(depotOverviewTokens.loadValueHistory)
    .toResolvedValue(
      (client) => new LoadValueHistory(new HttpValueHistoryGateway(client)),
      [bankTokens.client],
    )
    .inSingletonScope();
  bind(depotOverviewTokens.loadOverviewColumns)
    .toResolvedValue(
      (preferences, logger) => new LoadOverviewColumns(preferences, logger),
      [bankTokens.preferences, platformTokens.logger],
    )
    .inSingletonScope();
  bind(depotOverviewTokens.keepOverviewColumns)
    .toResolvedValue(
      (preferences, logger) => new KeepOverviewColumns(preferences, logger),
      [bankTokens.preferences, platformTokens.logger],
    )
    .inSingletonScope();
});
