import type { Consents } from '@application/consent/consents';
import { token } from '../../token';

/** What `consent-module` binds. */
export const consentTokens = {
  consents: token<Consents>('Consents'),
} as const;
