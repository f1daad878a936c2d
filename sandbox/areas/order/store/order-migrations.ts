import type { Migration } from '@sandbox/platform/db/migration';

/** Tables of orders, executions, intents and the outbox. */
export const orderMigrations: readonly Migration[] = [
  {
    name: 'order-001',
    statements: [
      `create table combination (
        client_id text not null, combination_id text not null, depot_id text not null, order_type text not null,
        created_at timestamptz not null, primary key (client_id, combination_id))`,
      `create table securities_order (
        client_id text not null, order_id text not null, depot_id text not null,
        settlement_account_id text not null, combination_id text, leg_number integer not null,
        order_type text not null, side text not null, instrument_id text not null, venue_id text not null,
        quantity numeric not null, open_quantity numeric not null, cancelled_quantity numeric not null,
        executed_quantity numeric not null, limit_price numeric, trigger_price numeric, extras jsonb not null,
        validity_type text, validity_date date, valid_until timestamptz not null, status text not null,
        stage text not null, stage_since timestamptz not null, triggered_at timestamptz,
        used_sequence bigint not null, wake_at timestamptz not null, reserved numeric not null,
        executed_value_eur numeric not null, fees_eur numeric not null, expected_value numeric,
        version integer not null, created_at timestamptz not null, updated_at timestamptz not null,
        primary key (client_id, order_id),
        foreign key (client_id, depot_id) references depot (client_id, depot_id),
        foreign key (client_id, settlement_account_id) references account (client_id, account_id),
        foreign key (client_id, combination_id) references combination (client_id, combination_id),
        check (open_quantity + cancelled_quantity + executed_quantity = quantity))`,
      `create index order_by_depot on securities_order (client_id, depot_id, created_at)`,
      `create index order_to_wake on securities_order (wake_at) where stage <> 'ENDED'`,
      `create table order_execution (
        client_id text not null, execution_id text not null, order_id text not null, number integer not null,
        quantity numeric not null, price numeric not null, value numeric not null,
        account_value numeric not null, fee numeric not null, executed_at timestamptz not null,
        settles_on date not null, settled_at timestamptz, primary key (client_id, execution_id),
        unique (client_id, order_id, number),
        foreign key (client_id, order_id) references securities_order (client_id, order_id))`,
      `create index execution_to_settle on order_execution (settles_on) where settled_at is null`,
      `create table order_intent (
        client_id text not null, intent_id text not null, state text not null, body text, order_id text,
        status_code integer not null, messages jsonb not null, received_at timestamptz not null,
        primary key (client_id, intent_id))`,
      `create table order_event (
        client_id text not null, sequence bigint not null, depot_id text not null,
        happened_at timestamptz not null, detail jsonb not null, primary key (client_id, sequence))`,
      `create index order_event_by_time on order_event (happened_at)`,
    ],
  },
  {
    name: 'order-002',
    statements: [
      `alter table combination add column parent_id text, add column leg_number integer not null default 1`,
      `alter table securities_order add column partner_id text, add column waits_for text`,
      `create index order_by_combination on securities_order (client_id, combination_id)
        where combination_id is not null`,
      `create index order_that_waits on securities_order (client_id, waits_for) where waits_for is not null`,
      `create index combination_by_depot on combination (client_id, depot_id)`,
      // From here on sales say what they bind, too, and combined orders are no longer only kept.
      `update securities_order set reserved = open_quantity
        where side = 'SELL' and stage <> 'ENDED' and leg_number = 1`,
      `update securities_order leg set partner_id = other.order_id from securities_order other, combination c
        where c.client_id = leg.client_id and c.combination_id = leg.combination_id
          and c.order_type = 'ONE_CANCELS_OTHER' and other.client_id = leg.client_id
          and other.combination_id = leg.combination_id and other.order_id <> leg.order_id`,
      `update securities_order leg set waits_for = base.order_id from securities_order base, combination c
        where c.client_id = leg.client_id and c.combination_id = leg.combination_id
          and c.order_type = 'NEXT_ORDER' and leg.leg_number = 2 and base.client_id = leg.client_id
          and base.combination_id = leg.combination_id and base.leg_number = 1`,
      `create table returned_debit (
        client_id text not null, iban text not null, returned_at timestamptz not null,
        primary key (client_id, iban))`,
      `update securities_order set stage = 'WORKING' where stage = 'WAITING' and status <> 'WAITING'`,
    ],
  },
  { name: 'order-003', statements: [`alter table securities_order add column end_reason text`] },
  {
    // A price set by hand wakes the orders of its instrument: they are found without reading all that are open.
    name: 'order-004',
    statements: [
      `create index order_to_strike on securities_order (instrument_id, wake_at) where stage <> 'ENDED'`,
    ],
  },
  {
    name: 'order-005',
    statements: [
      `alter table order_execution add column interest numeric not null default 0,
        add column account_interest numeric not null default 0`,
    ],
  },
  { name: 'order-006', statements: [`alter table order_event add column topic text`] },
  { name: 'order-007', statements: [`alter table order_execution add column known_at timestamptz`] },
];
