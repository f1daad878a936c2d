import type { Area } from '@sandbox/platform/area';
import { accountRoutes } from './routes/account-routes';
import { depotRoutes } from './routes/depot-routes';
import { seedCustomers } from './seed-customers';
import { preferenceRoutes } from './routes/preference-routes';
import { profileRoutes } from './routes/profile-routes';
import { customerOperations } from './customer-operations';

/** What the bank knows of a customer: profile, roles, accounts, depots, products, preferences. */
export const customerArea: Area = {
  name: 'customer',
  migrations: [
    {
      name: 'customer-001',
      statements: [
        `alter table customer add column us_person boolean not null default false,
          add column classification text not null default 'RETAIL',
          add column sales_strategy text not null default 'RETAIL'`,
      ],
    },
  ],
  operations: customerOperations,
  seed: seedCustomers,
  routes: (server, bank) => {
    profileRoutes(server, bank);
    accountRoutes(server, bank);
    depotRoutes(server, bank);
    preferenceRoutes(server, bank);
  },
};
