import type { Migration } from '@sandbox/platform/db/migration';

/** Tables of the ledger, one journal for each customer. */
export const ledgerMigrations: readonly Migration[] = [
  {
    name: 'ledger-001',
    statements: [
      `create table customer_sequence (client_id text primary key, journal bigint not null, events bigint not null)`,
      `create table journal_entry (
        client_id text not null, sequence bigint not null, kind text not null, reference text not null,
        booked_at timestamptz not null, primary key (client_id, sequence), unique (client_id, reference))`,
      `create table posting (
        client_id text not null, sequence bigint not null, line integer not null, book text not null,
        owner text not null, unit text not null, amount numeric not null,
        primary key (client_id, sequence, line),
        foreign key (client_id, sequence) references journal_entry (client_id, sequence))`,
      `create table ledger_balance (
        client_id text not null, book text not null, owner text not null, unit text not null,
        amount numeric not null, primary key (client_id, book, owner, unit))`,
      `create table lot (
        client_id text not null, lot_id text not null, depot_id text not null, instrument_id text not null,
        bought_at timestamptz not null, quantity numeric not null, remaining numeric not null,
        price numeric not null, cost_eur numeric not null, primary key (client_id, lot_id))`,
      `create index lot_by_holding on lot (client_id, depot_id, instrument_id) where remaining > 0`,
    ],
  },
  {
    name: 'ledger-payment-001',
    statements: [
      `create table payment (
        client_id text not null, reference text not null, holder_name text not null, iban text, bic text,
        purpose jsonb not null, primary key (client_id, reference),
        foreign key (client_id, reference) references journal_entry (client_id, reference))`,
    ],
  },
  {
    name: 'ledger-tax-001',
    statements: [
      `alter table lot add column cost_left numeric, add column costs_left numeric not null default 0,
        add column lump_left numeric not null default 0, add column fx_rate numeric,
        add column transferred boolean not null default false`,
      `update lot set cost_left = round(cost_eur * remaining / quantity, 2)`,
    ],
  },
  { name: 'ledger-booking-001', statements: [`alter table payment add column booking jsonb`] },
];
