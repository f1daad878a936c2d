import type { Area } from '@sandbox/platform/area';
import { consentRoutes } from './consent-routes';
import { seedConsents } from './seed-consents';
import { consentOperations } from './consent-operations';

/** Terms of use and approvals: what a customer agrees to before some orders. */
export const consentArea: Area = {
  name: 'consent',
  operations: consentOperations,
  migrations: [
    {
      name: 'consent-001',
      statements: [
        `create table consent (
          client_id text not null, consent_id text not null, version text not null,
          given_at timestamptz not null, primary key (client_id, consent_id, version))`,
      ],
    },
  ],
  seed: seedConsents,
  routes: consentRoutes,
};
