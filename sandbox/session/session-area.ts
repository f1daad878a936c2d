import type { Area } from '../foundation/area';
import { agingRoutes } from './aging-routes';
import { keepAliveRoutes } from './keep-alive-routes';
import { lapseRoutes } from './lapse-routes';
import { oauthRoutes } from './oauth-routes';
import { sessionMigrations } from './session-migrations';
import { sessionRoutes } from './session-routes';

/** Session, session TAN, keep-alive, and the way in for programs. */
export const sessionArea: Area = {
  name: 'session',
  migrations: sessionMigrations,
  routes: (server, bank) => {
    sessionRoutes(server, bank);
    keepAliveRoutes(server, bank);
    oauthRoutes(server, bank);
    agingRoutes(server, bank);
    lapseRoutes(server, bank);
  },
};
