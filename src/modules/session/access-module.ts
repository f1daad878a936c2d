import type { BankClient } from '@adapters/http/client/bank-client';
import { HttpDepotGateway } from '@adapters/http/depot/http-depot-gateway';
import { HttpPreferencesGateway } from '@adapters/http/preferences/http-preferences-gateway';
import { HttpProductGateway } from '@adapters/http/access/http-product-gateway';
import { HttpRoleGateway } from '@adapters/http/access/http-role-gateway';
import { HttpSessionGateway } from '@adapters/http/session/http-session-gateway';
import { DecideAccess } from '@application/access/decide-access';
import { GuardFacts } from '@application/access/guard-facts';
import { RememberedDepot } from '@application/access/remembered-depot';
import type { OrderGateway } from '@application/ports/bank/order-gateway';
import { ContainerModule } from 'inversify';
import { withGuardSwitches } from '../../guard-switches';
import { accessTokens } from './access-tokens';
import { bankTokens } from './bank-tokens';
import { platformTokens } from '../platform/platform-tokens';

/** Orders are read by two guards only: their code comes when one of them asks. */
const lazyOrders = (client: BankClient): Pick<OrderGateway, 'find'> => ({
  find: (id) => async () => {
    const { HttpOrderGateway } = await import('@adapters/http/order/http-order-gateway');
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
            orders: lazyOrders(client),
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
      (facts, errors, savingsPlanDepot, { localStorage }) => {
        const access = new DecideAccess(facts, { errors, savingsPlanDepot });
        return process.env['NODE_ENV'] === 'production' ? access : withGuardSwitches(access, localStorage);
      },
      [
        accessTokens.guardFacts,
        platformTokens.errorMemory,
        accessTokens.rememberedDepot,
        platformTokens.environment,
      ],
    )
    .inSingletonScope();
});
