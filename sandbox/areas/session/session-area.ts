import type { Area } from '@sandbox/platform/area';
import { agingRoutes } from './routes/aging-routes';
import { keepAliveRoutes } from './routes/keep-alive-routes';
import { lapseRoutes } from './routes/lapse-routes';
import { oauthRoutes } from './routes/oauth-routes';
import { addGuardHooks } from './guard-hooks';
import { sessionMigrations } from './session-migrations';
import { sessionRoutes } from './routes/session-routes';
import { sessionOperations } from './session-operations';

/** Session, session TAN, keep-alive, and the way in for programs. */
export const sessionArea: Area = {
  name: 'session',
  operations: sessionOperations,
  migrations: sessionMigrations,
  hooks: addGuardHooks,
  routes: (server, bank) => {
    sessionRoutes(server, bank);
    keepAliveRoutes(server, bank);
    oauthRoutes(server, bank);
    agingRoutes(server, bank);
    lapseRoutes(server, bank);
  },
};
