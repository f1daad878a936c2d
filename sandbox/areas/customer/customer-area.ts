import type { Area } from '@sandbox/platform/area';
import { customerMigrations } from './customer-migrations';
import { accountRoutes } from './routes/account-routes';
import { depotRoutes } from './routes/depot-routes';
import { seedContracts } from './seed-contracts';
import { seedCustomers } from './seed-customers';
import { seedPersonalRecords } from './seed-personal-records';
import { preferenceRoutes } from './routes/preference-routes';
import { personalDataRoutes } from './routes/personal-data-routes';
import { profileRoutes } from './routes/profile-routes';
import { customerOperations } from './customer-operations';

/** What the bank knows of a customer: profile, roles, accounts, depots, products, preferences. */
export const customerArea: Area = {
  name: 'customer',
  migrations: customerMigrations,
  operations: customerOperations,
  seed: async (tx, bank) => {
    await seedCustomers(tx);
    await seedPersonalRecords(tx);
    await seedContracts(tx, bank);
  },
  routes: (server, bank) => {
    profileRoutes(server, bank);
    personalDataRoutes(server, bank);
    accountRoutes(server, bank);
    depotRoutes(server, bank);
    preferenceRoutes(server, bank);
  },
};
