import { HttpValueHistoryGateway } from '@adapters/http/depot/http-value-history-gateway';
import { KeepOverviewColumns } from '@application/depot/keep-overview-columns';
import { LoadOverviewColumns } from '@application/depot/load-overview-columns';
import { LoadValueHistory } from '@application/depot/load-value-history';
import { ContainerModule } from 'inversify';
import { tokens } from '../tokens';

/** What only the depot overview needs. */
export const depotOverviewModule = new ContainerModule(({ bind }) => {
  bind(tokens.loadValueHistory)
    .toResolvedValue((client) => new LoadValueHistory(new HttpValueHistoryGateway(client)), [tokens.client])
    .inSingletonScope();
  bind(tokens.loadOverviewColumns)
    .toResolvedValue(
      (preferences, logger) => new LoadOverviewColumns(preferences, logger),
      [tokens.preferences, tokens.logger],
    )
    .inSingletonScope();
  bind(tokens.keepOverviewColumns)
    .toResolvedValue(
      (preferences, logger) => new KeepOverviewColumns(preferences, logger),
      [tokens.preferences, tokens.logger],
    )
    .inSingletonScope();
});
