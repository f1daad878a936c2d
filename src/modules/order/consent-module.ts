import { HttpConsentGateway } from '@adapters/http/consent/http-consent-gateway';
import { LoadConsents } from '@application/consent/load-consents';
import { ContainerModule } from 'inversify';
import { bankTokens } from '../session/bank-tokens';
import { consentTokens } from './consent-tokens';

/** Terms of use and approvals that orders need. */
export const consentModule = new ContainerModule(({ bind }) => {
  bind(consentTokens.consents)
    .toResolvedValue(
      (client) => {
        const bank = new HttpConsentGateway(client);
        return { bank, load: new LoadConsents(bank) };
      },
      [bankTokens.client],
    )
    .inSingletonScope();
});
