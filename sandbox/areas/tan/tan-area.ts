import type { Area } from '@sandbox/platform/area';
import { addForgiveness } from './forgive-challenge';
import { seedTanAccess } from './seed-tan-access';
import { tanMigrations } from './tan-migrations';
import { tanMethodRoutes } from './routes/tan-method-routes';
import { tanRoutes } from './routes/tan-routes';
import { tanOperations } from './tan-operations';

/** Challenges, their release, the customer's ways of release, and the customer's telephone. */
export const tanArea: Area = {
  name: 'tan',
  operations: tanOperations,
  migrations: tanMigrations,
  seed: seedTanAccess,
  hooks: addForgiveness,
  routes: (server, bank) => {
    tanRoutes(server, bank);
    tanMethodRoutes(server, bank);
  },
};
