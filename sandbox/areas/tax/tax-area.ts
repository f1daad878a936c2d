import type { Area } from '@sandbox/platform/area';
import { seedTax } from './seed-tax';
import { taxRoutes } from './tax-routes';

/** Lots, pots, allowance and the tax that the bank withholds. */
export const taxArea: Area = {
  name: 'tax',
  migrations: [
    {
      name: 'tax-001',
      statements: [
        `create table tax_year (
          client_id text not null, year integer not null, share_result numeric not null,
          other_result numeric not null, allowance_ordered numeric not null, allowance_used numeric not null,
          partner_id text, church_rate numeric, foreign_tax numeric not null, paid_kest numeric not null,
          paid_soli numeric not null, paid_kist numeric not null, primary key (client_id, year))`,
        `create table execution_tax (
          client_id text not null, execution_id text not null, note jsonb not null,
          primary key (client_id, execution_id))`,
      ],
    },
    {
      name: 'tax-002',
      statements: [
        `create table order_tax (
          client_id text not null, order_id text not null, note jsonb not null,
          primary key (client_id, order_id))`,
      ],
    },
  ],
  seed: seedTax,
  routes: taxRoutes,
};
