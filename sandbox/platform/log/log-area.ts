import type { Area } from '../area';
import { logRoutes } from './log-routes';
import { translationRoutes } from './translation-routes';

/** What the portal reports to the bank, and the texts the bank adds to the portal. */
export const logArea: Area = {
  name: 'log',
  routes: (server, bank) => {
    logRoutes(server, bank);
    translationRoutes(server, bank);
  },
};
