import type { Area } from '../foundation/area';
import { tanMethodRoutes } from './tan-method-routes';
import { tanRoutes } from './tan-routes';

/** Challenges, their release, the customer's ways of release, and the customer's telephone. */
export const tanArea: Area = {
  name: 'tan',
  routes: (server, bank) => {
    tanRoutes(server, bank);
    tanMethodRoutes(server, bank);
  },
};
