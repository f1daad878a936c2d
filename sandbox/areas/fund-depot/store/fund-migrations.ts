import type { Migration } from '@sandbox/platform/db/migration';

/** Fund depots with their reference account, and the orders for them. */
export const fundMigrations: readonly Migration[] = [
  {
    name: 'fund-depot-001',
    statements: [
      `create table fund_depot (
        client_id text not null, depot_id text not null, reference_iban text not null,
        reference_since date, closed_on date, primary key (client_id, depot_id),
        foreign key (client_id, depot_id) references depot (client_id, depot_id))`,
      `create table fund_order (
        client_id text not null, fund_order_id text not null, depot_id text not null, kind text not null,
        amount numeric, percent numeric, is_all boolean not null, closes boolean not null,
        "interval" text, execution_day integer, start_date date, end_date date, increase numeric,
        increases_contained integer not null, regular_id text, nominal_date date,
        account_id text not null, iban text not null, is_external boolean not null,
        dealing_day date, price_day date, cut_off timestamptz, stage text not null, outcome text, fail_reason text,
        reserved numeric not null, fund_rows jsonb not null, result jsonb, done_until date,
        wake_at timestamptz not null, version integer not null, created_at timestamptz not null,
        updated_at timestamptz not null, primary key (client_id, fund_order_id),
        unique (client_id, regular_id, nominal_date),
        foreign key (client_id, depot_id) references depot (client_id, depot_id),
        foreign key (client_id, account_id) references account (client_id, account_id))`,
      `create index fund_order_by_depot on fund_order (client_id, depot_id, created_at)`,
      `create index fund_order_to_wake on fund_order (wake_at) where stage <> 'OVER'`,
    ],
  },
  {
    name: 'fund-depot-closed-001',
    statements: [
      `update depot set closed_on = fund_depot.closed_on from fund_depot
        where fund_depot.client_id = depot.client_id and fund_depot.depot_id = depot.depot_id`,
      `alter table fund_depot drop column closed_on`,
    ],
  },
];
