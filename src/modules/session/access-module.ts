import type { BankClient } from '@adapters/http/client/bank-client';
import { HttpDepotGateway } from '@adapters/http/depot/http-depot-gateway';
import { HttpPreferencesGateway } from '@adapters/http/preferences/http-preferences-gateway';
import { HttpProductGateway } from '@adapters/http/access/http-product-gateway';
import { HttpRoleGateway } from '@adapters/http/access/http-role-gateway';
import { HttpSessionGateway } from '@adapters/http/session/http-session-gateway';
import { DecideAccess } from '@application/access/decide-access';
import { GuardFacts } from '@application/access/guard-facts';
import type { Scheduler } from '@application/ports/scheduler';
import { RememberedDepot } from '@application/access/remembered-depot';
import type { OrderGateway } from '@application/ports/bank/order-gateway';
import { ContainerModule } from 'inversify';
import { fetchCode } from '../../fetch-code';
import { withGuardSwitches } from '../../guard-switches';
import { accessTokens } from './access-tokens';
import { bankTokens } from './bank-tokens';
import { platformTokens } from '../platform/platform-tokens';
import { sessionTokens } from './session-tokens';

/** Orders are read by two guards only: their code comes when one of them asks. */
const lazyOrders = (client: BankClient, scheduler: Scheduler): Pick<OrderGateway, 'find'> => ({
  find: (id) => async () => {
    const load = () => import('@adapters/http/order/http-order-gateway');
    const { HttpOrderGateway } = await fetchCode(scheduler, load);
    return new HttpOrderGateway(client).find(id)();
  },
});

/** The guards, over gateways that make each call once: guards bring their own time-outs and retries (GU-08). */
export const accessModule = new ContainerModule(({ bind }) => {
  bind(accessTokens.rememberedDepot)
    .toResolvedValue(() => new RememberedDepot())
    .inSingletonScope();
  bind(accessTokens.guardFacts)
    .toResolvedValue(
      (client, logger, scheduler, identifiers, lapse) =>
        new GuardFacts(
          {
            sessions: new HttpSessionGateway(client),
            roles: new HttpRoleGateway(client),
            products: new HttpProductGateway(client),
            depots: new HttpDepotGateway(client),
            preferences: new HttpPreferencesGateway(client),
            orders: lazyOrders(client, scheduler),
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
      ],
    )
    .inSingletonScope();
  bind(accessTokens.decideAccess)
    .toResolvedValue(
      (facts, followFailure, savingsPlanDepot, { localStorage }) => {
        const access = new DecideAccess(facts, { followFailure, savingsPlanDepot });
        return process.env['NODE_ENV'] === 'production' ? access : withGuardSwitches(access, localStorage);
      },
      [
        accessTokens.guardFacts,
        sessionTokens.followFailure,
        accessTokens.rememberedDepot,
        platformTokens.environment,
      ],
    )
    .inSingletonScope();
});
