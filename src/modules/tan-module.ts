import { HttpAuthenticationGateway } from '@adapters/http/session/http-authentication-gateway';
import { HttpTanMethodGateway } from '@adapters/http/session/http-tan-method-gateway';
import { Authorise } from '@application/tan/authorise';
import { EnterProtected } from '@application/tan/enter-protected';
import { RequestAuthorisation } from '@application/tan/request-authorisation';
import { ContainerModule } from 'inversify';
import { tokens } from '../tokens';

/** The order TAN gate and the customer's ways of release: come with the first page that needs them. */
export const tanModule = new ContainerModule(({ bind }) => {
  bind(tokens.authentication)
    .toResolvedValue((client) => new HttpAuthenticationGateway(client), [tokens.client])
    .inSingletonScope();
  bind(tokens.enterOrderArea)
    .toResolvedValue(
      (orders, authentication, { search }) => {
        const wref = new URLSearchParams(search()).get('wref');
        return new EnterProtected(() => orders.dimensions(wref === null ? {} : { wref }), authentication);
      },
      [tokens.orders, tokens.authentication, tokens.environment],
    )
    .inSingletonScope();
  bind(tokens.requestAuthorisation)
    .toResolvedValue((authentication) => new RequestAuthorisation(authentication), [tokens.authentication])
    .inSingletonScope();
  bind(tokens.authorise)
    .toResolvedValue((authentication) => new Authorise(authentication), [tokens.authentication])
    .inSingletonScope();
  bind(tokens.tanMethods)
    .toResolvedValue((client) => new HttpTanMethodGateway(client), [tokens.client])
    .inSingletonScope();
});
