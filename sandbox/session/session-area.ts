import type { Area } from '../foundation/area';
import { oauthRoutes } from './oauth-routes';
import { sessionRoutes } from './session-routes';

/** Session, session TAN, and the way in for programs. */
export const sessionArea: Area = {
  name: 'session',
  routes: (server, bank) => {
    sessionRoutes(server, bank);
    oauthRoutes(server, bank);
  },
};
