import type { Area } from '@sandbox/platform/area';
import { seedTanAccess } from './seed-tan-access';
import { tanMethodRoutes } from './routes/tan-method-routes';
import { tanRoutes } from './routes/tan-routes';

/** Challenges, their release, the customer's ways of release, and the customer's telephone. */
export const tanArea: Area = {
  name: 'tan',
  seed: seedTanAccess,
  routes: (server, bank) => {
    tanRoutes(server, bank);
    tanMethodRoutes(server, bank);
  },
};
