import type { Area } from '@sandbox/platform/area';
import { accountRoutes } from './routes/account-routes';
import { depotRoutes } from './routes/depot-routes';
import { seedCustomers } from './seed-customers';
import { seedPersonalRecords } from './seed-personal-records';
import { preferenceRoutes } from './routes/preference-routes';
import { profileRoutes } from './routes/profile-routes';

/** What the bank knows of a customer: profile, roles, accounts, depots, products, preferences. */
export const customerArea: Area = {
  name: 'customer',
  migrations: [
    {
      name: 'customer-record-001',
      statements: [
        `create table personal_record (
          client_id text primary key, entries jsonb not null,
          foreign key (client_id) references customer (client_id))`,
      ],
    },
  ],
  seed: async (tx) => {
    await seedCustomers(tx);
    await seedPersonalRecords(tx);
  },
  routes: (server, bank) => {
    profileRoutes(server, bank);
    accountRoutes(server, bank);
    depotRoutes(server, bank);
    preferenceRoutes(server, bank);
  },
};
