import type { BankClient } from '@adapters/http/client/bank-client';
import { HttpDepotGateway } from '@adapters/http/depot/http-depot-gateway';
import { HttpProductGateway } from '@adapters/http/access/http-product-gateway';
import { HttpRoleGateway } from '@adapters/http/access/http-role-gateway';
import { HttpSessionGateway } from '@adapters/http/session/http-session-gateway';
import { DecideAccess } from '@application/access/decide-access';
import { GuardFacts } from '@application/access/guard-facts';
import { RememberedDepot } from '@application/access/remembered-depot';
import { DepotNews } from '@application/depot/depot-news';
import type { OrderGateway } from '@application/ports/bank/order/order-gateway';
import { ContainerModule } from 'inversify';
import { fetchCode } from '../../later/fetch-code';
import { lazyCall, type LazyTools } from '../../later/lazy-gateway';
import { lazyPreferences } from '../../later/lazy-preferences';
import { withGuardSwitches } from '../../guard-switches';
import { accessTokens } from './access-tokens';
import { bankTokens } from './bank-tokens';
import { platformTokens } from '../platform/platform-tokens';
import { sessionTokens } from './session-tokens';

/** Orders are read by two guards only: their code comes when one of them asks. */
const lazyOrders = (client: BankClient, tools: LazyTools): Pick<OrderGateway, 'find'> => {
  const load = async (): Promise<Pick<OrderGateway, 'find'>> => {
    const { HttpOrderGateway } = await import('@adapters/http/order/http-order-gateway');
    return new HttpOrderGateway(client);
  };
  return { find: (id) => lazyCall(tools, load, (orders) => orders.find(id)) };
};

/** The guards, over gateways that make each call once: guards bring their own time-outs and retries (GU-08). */
export const accessModule = new ContainerModule(({ bind }) => {
  bind(accessTokens.rememberedDepot)
    .toResolvedValue(() => new RememberedDepot())
    .inSingletonScope();
  bind(accessTokens.depotNews)
    .toResolvedValue(() => new DepotNews())
    .inSingletonScope();
  bind(accessTokens.guardFacts)
    .toResolvedValue(
      (client, logger, scheduler, identifiers, lapse, depotNews) =>
        new GuardFacts(
          {
            sessions: new HttpSessionGateway(client),
            roles: new HttpRoleGateway(client),
            products: new HttpProductGateway(client),
            depots: depotNews.from(new HttpDepotGateway(client)),
            preferences: lazyPreferences(client, { scheduler, identifiers }),
            orders: lazyOrders(client, { scheduler, identifiers }),
            logger,
          },
          { scheduler, identifiers },
          lapse,
        ),
      [
        bankTokens.plainClient,
        platformTokens.logger,
        platformTokens.scheduler,
        platformTokens.identifiers,
        bankTokens.sessionTanLapse,
        accessTokens.depotNews,
      ],
    )
    .inSingletonScope();
  bind(accessTokens.foundSession)
    .toResolvedValue((facts) => () => facts.foundSession, [accessTokens.guardFacts])
    .inSingletonScope();
  bind(accessTokens.decideAccess)
    .toResolvedValue(
      (facts, followFailure, savingsPlanDepot, scheduler, { localStorage }) => {
        const orderGuards = () => fetchCode(scheduler, () => import('@domain/access/order-guards'));
        const access = new DecideAccess(facts, { followFailure, savingsPlanDepot, orderGuards });
        return process.env['NODE_ENV'] === 'production' ? access : withGuardSwitches(access, localStorage);
      },
      [
        accessTokens.guardFacts,
        sessionTokens.followFailure,
        accessTokens.rememberedDepot,
        platformTokens.scheduler,
        platformTokens.environment,
      ],
    )
    .inSingletonScope();
});
