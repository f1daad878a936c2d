import { HttpConsentGateway } from '@adapters/http/consent/http-consent-gateway';
import { GrantConsents } from '@application/consent/grant-consents';
import { LoadConsents } from '@application/consent/load-consents';
import { ContainerModule } from 'inversify';
import { bankTokens } from '../session/bank-tokens';
import { consentTokens } from './consent-tokens';

/** Terms of use and approvals that orders need. */
export const consentModule = new ContainerModule(({ bind }) => {
  bind(consentTokens.consents)
    .toResolvedValue((client) => new HttpConsentGateway(client), [bankTokens.client])
    .inSingletonScope();
  bind(consentTokens.loadConsents)
    .toResolvedValue((consents) => new LoadConsents(consents), [consentTokens.consents])
    .inSingletonScope();
  bind(consentTokens.grantConsents)
    .toResolvedValue((consents) => new GrantConsents(consents), [consentTokens.consents])
    .inSingletonScope();
});
