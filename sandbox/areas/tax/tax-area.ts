import type { Area } from '@sandbox/platform/area';
import { IncomeEngine } from './income/income-engine';
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
    {
      name: 'tax-003',
      statements: [
        `create table fund_income (
          client_id text not null, event_id text not null, primary key (client_id, event_id))`,
        `create table fund_income_until (name text primary key, day text not null)`,
        `create table lot_lump_sum (
          client_id text not null, lot_id text not null, year integer not null, quantity numeric not null,
          start_value numeric not null, end_value numeric not null, distributed numeric not null,
          base_rate numeric not null, months integer not null, amount numeric not null,
          primary key (client_id, lot_id, year))`,
      ],
    },
  ],
  seed: seedTax,
  routes: taxRoutes,
  engine: (bank) => new IncomeEngine(bank),
};
