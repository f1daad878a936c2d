import type { GrantConsents } from '@application/consent/grant-consents';
import type { LoadConsents } from '@application/consent/load-consents';
import type { ConsentGateway } from '@application/ports/bank/consent-gateway';
import { token } from '../../token';

/** What `consent-module` binds. */
export const consentTokens = {
  consents: token<ConsentGateway>('ConsentGateway'),
  loadConsents: token<LoadConsents>('LoadConsents'),
  grantConsents: token<GrantConsents>('GrantConsents'),
} as const;
