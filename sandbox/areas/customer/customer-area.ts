import type { Area } from '@sandbox/platform/area';
import { accountRoutes } from './routes/account-routes';
import { depotRoutes } from './routes/depot-routes';
import { seedCustomers } from './seed-customers';
import { seedPersonalRecords } from './seed-personal-records';
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
    {
      name: 'customer-record-001',
      statements: [
        `create table personal_record (
          client_id text primary key, entries jsonb not null,
          foreign key (client_id) references customer (client_id))`,
      ],
    },
  ],
  operations: customerOperations,
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
