import { HttpConsentGateway } from '@adapters/http/consent/http-consent-gateway';
import { GrantConsents } from '@application/consent/grant-consents';
import { LoadConsents } from '@application/consent/load-consents';
import { ContainerModule } from 'inversify';
import { tokens } from '../tokens';

/** Terms of use and approvals that orders need. */
export const consentModule = new ContainerModule(({ bind }) => {
  bind(tokens.consents)
    .toResolvedValue((client) => new HttpConsentGateway(client), [tokens.client])
    .inSingletonScope();
  bind(tokens.loadConsents)
    .toResolvedValue((consents) => new LoadConsents(consents), [tokens.consents])
    .inSingletonScope();
  bind(tokens.grantConsents)
    .toResolvedValue((consents) => new GrantConsents(consents), [tokens.consents])
    .inSingletonScope();
});
