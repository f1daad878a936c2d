import type { Area } from '../area';
import { logRoutes } from './log-routes';
import { translationRoutes } from './translation-routes';
import { logOperations } from './log-operations';

/** What the portal reports to the bank, and the texts the bank adds to the portal. */
export const logArea: Area = {
  name: 'log',
  operations: logOperations,
  routes: (server, bank) => {
    logRoutes(server, bank);
    translationRoutes(server, bank);
  },
};
