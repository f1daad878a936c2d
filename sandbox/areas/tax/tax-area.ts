import type { Area } from '@sandbox/platform/area';
import { certificateRoutes } from './certificate/certificate-routes';
import { baseRateRoutes } from './income/base-rate-routes';
import { IncomeEngine } from './income/income-engine';
import { seedTax } from './seed-tax';
import { taxRoutes } from './tax-routes';
import { transferRoutes } from './transfer-routes';

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
    {
      name: 'tax-004',
      statements: [
        `create table base_rate (
          year integer primary key, rate numeric not null, told_at timestamptz not null, booked boolean not null)`,
        // Years whose rate nobody knew were once taken for booked.
        `delete from fund_income
          where event_id like 'lump-sums/%' and cast(substring(event_id from 11) as integer) > 2026`,
      ],
    },
    {
      name: 'tax-005',
      statements: [`alter table tax_year add column foreign_credited numeric not null default '0.00'`],
    },
    {
      name: 'tax-006',
      statements: [
        `create table couple_year (
          client_id text not null, year integer not null, kest numeric not null, soli numeric not null,
          kist numeric not null, paid boolean not null, primary key (client_id, year))`,
        // What was carried out of a year with its losses is not offset afterwards.
        `insert into couple_year
          select client_id, year, 0, 0, 0, true from tax_year as past
          where partner_id is not null and exists (
            select 1 from tax_year as later
            where later.client_id in (past.client_id, past.partner_id) and later.year > past.year)`,
      ],
    },
    {
      name: 'tax-007',
      statements: [`alter table tax_year add column substitute_income numeric not null default '0.00'`],
    },
    {
      name: 'tax-008',
      statements: [`alter table tax_year add column country text not null default 'DE'`],
    },
  ],
  seed: seedTax,
  routes: (server, bank) => {
    taxRoutes(server, bank);
    baseRateRoutes(server, bank);
    certificateRoutes(server, bank);
    transferRoutes(server, bank);
  },
  engine: (bank) => new IncomeEngine(bank),
};
