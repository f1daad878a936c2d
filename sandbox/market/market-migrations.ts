import type { Migration } from '@sandbox/platform/db/migration';

/** Tables of the market. Anchors are reference data like instruments, without a tenant. */
export const marketMigrations: readonly Migration[] = [
  {
    name: 'market-001',
    statements: [
      `create table price_anchor (
        instrument_id text not null, set_at timestamptz not null, price numeric not null,
        corporate_action boolean not null, primary key (instrument_id, set_at))`,
    ],
  },
  {
    name: 'market-002',
    statements: [
      `create table trading_halt (
        instrument_id text not null, halted_at timestamptz not null, resumed_at timestamptz,
        primary key (instrument_id, halted_at))`,
    ],
  },
  { name: 'market-003', statements: [`alter table price_anchor add column moment timestamptz`] },
  {
    name: 'market-004',
    statements: [
      `alter table instrument add column nominal_rate numeric, add column interest_months integer,
        add column interest_from date, add column first_interest date`,
      // The bonds of worlds that were made before.
      `update instrument set nominal_rate = rate, interest_months = months, interest_from = begins,
        first_interest = pays, matures_on = ends from (values
          ('110261', 1.80, 12, date '2022-08-15', date '2023-08-15', date '2053-08-15'),
          ('DW9NB9', 3.00, 12, date '2021-12-15', date '2022-12-15', date '2026-12-15'),
          ('DW7US7', 4.25, 6, date '2023-05-20', date '2023-11-20', date '2029-05-20')
        ) as coupon (code, rate, months, begins, pays, ends) where wkn = code`,
    ],
  },
];
