import { LoadConsents } from '@application/consent/load-consents';
import { ContainerModule } from 'inversify';
import { lazyConsents } from '../../later/lazy-consents';
import { platformTokens } from '../platform/platform-tokens';
import { bankTokens } from '../session/bank-tokens';
import { consentTokens } from './consent-tokens';

/** Terms of use and approvals that orders need. */
export const consentModule = new ContainerModule(({ bind }) => {
  bind(consentTokens.consents)
    .toResolvedValue(
      (client, scheduler, identifiers) => {
        const bank = lazyConsents(client, { scheduler, identifiers });
        return { bank, load: new LoadConsents(bank) };
      },
      [bankTokens.client, platformTokens.scheduler, platformTokens.identifiers],
    )
    .inSingletonScope();
});
