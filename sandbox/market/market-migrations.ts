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
];
