import { HttpAccountGateway } from '@adapters/http/account/http-account-gateway';
import { HttpDepotGateway } from '@adapters/http/depot/http-depot-gateway';
import { HttpProductGateway } from '@adapters/http/access/http-product-gateway';
import { LoggedDepots } from '@application/depot/logged-depots';
import { ContainerModule } from 'inversify';
import { platformTokens } from '../platform/platform-tokens';
import { accessTokens } from '../session/access-tokens';
import { bankTokens } from '../session/bank-tokens';
import { sessionTokens } from '../session/session-tokens';
import { depotTokens } from './depot-tokens';

/** What the customer has. */
export const depotModule = new ContainerModule(({ bind }) => {
  bind(depotTokens.holdings)
    .toResolvedValue(
      (client, logger, followFailure, farewells, depotNews) => {
        const bank = new HttpDepotGateway(client);
        const { depots: told } = depotNews.from(bank);
        const depots = new LoggedDepots(
          { depots: told, positions: (id, onPart) => bank.positions(id, onPart) },
          logger,
          followFailure,
        );
        farewells.add(depots.forget());
        return { depots, accounts: new HttpAccountGateway(client) };
      },
      [
        bankTokens.client,
        platformTokens.logger,
        sessionTokens.followFailure,
        sessionTokens.farewells,
        accessTokens.depotNews,
      ],
    )
    .inSingletonScope();
  bind(depotTokens.products)
    .toResolvedValue((client) => new HttpProductGateway(client), [bankTokens.client])
    .inSingletonScope();
});
