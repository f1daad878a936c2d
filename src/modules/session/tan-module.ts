import { HttpAuthenticationGateway } from '@adapters/http/session/http-authentication-gateway';
import { HttpTanMethodGateway } from '@adapters/http/session/http-tan-method-gateway';
import { EnterProtected } from '@application/tan/enter-protected';
import { ContainerModule } from 'inversify';
import { bankTokens } from './bank-tokens';
import { liveTokens } from './live-tokens';
import { platformTokens } from '../platform/platform-tokens';
import { tanTokens } from './tan-tokens';

/** The order TAN gate and the customer's ways of release: come with the first page that needs them. */
export const tanModule = new ContainerModule(({ bind }) => {
  bind(tanTokens.authentication)
    .toResolvedValue((client) => new HttpAuthenticationGateway(client), [bankTokens.client])
    .inSingletonScope();
  bind(tanTokens.enterOrderArea)
    .toResolvedValue(
      (orders, authentication, { search }) => {
        const wref = new URLSearchParams(search()).get('wref');
        return new EnterProtected(() => orders.dimensions(wref === null ? {} : { wref }), authentication);
      },
      [liveTokens.orders, tanTokens.authentication, platformTokens.environment],
    )
    .inSingletonScope();
  bind(tanTokens.tanMethods)
    .toResolvedValue((client) => new HttpTanMethodGateway(client), [bankTokens.client])
    .inSingletonScope();
});
