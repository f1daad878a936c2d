import type { Area } from '@sandbox/platform/area';
import { advertisingRoutes } from './advertising/advertising-routes';
import { applicationMigrations } from './application-migrations';
import { applicationOperations } from './application-operations';
import { draftRoutes } from './routes/draft-routes';
import { applicationEngine } from './progress/application-engine';
import { formRoutes } from './routes/form-routes';
import { ownApplicationRoutes } from './routes/own-application-routes';
import { strangerIntentRoutes } from './routes/stranger-intent-routes';
import { applicationTelephoneRoutes } from './routes/telephone-routes';
import { applicationChange, applicationRelease, newApplication } from './submit/application-kinds';

/** Product applications: from the first page of a form to a product that is there. */
export const applicationArea: Area = {
  name: 'application',
  operations: applicationOperations,
  migrations: applicationMigrations,
  intents: [newApplication, applicationChange, applicationRelease],
  routes: (server, bank) => {
    strangerIntentRoutes(server, bank);
    formRoutes(server, bank);
    ownApplicationRoutes(server, bank);
    draftRoutes(server, bank);
    advertisingRoutes(server);
    applicationTelephoneRoutes(server, bank);
  },
  engine: applicationEngine,
};
