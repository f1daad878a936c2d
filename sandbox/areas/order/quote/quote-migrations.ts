import type { Migration } from '@sandbox/platform/db/migration';

/** Tables of quote trading. */
export const quoteMigrations: readonly Migration[] = [
  {
    name: 'quote-001',
    statements: [
      `create table quote_ticket (
        client_id text not null, ticket_id text not null, depot_id text not null,
        settlement_account_id text not null, side text not null, instrument_id text not null,
        venue_id text not null, quantity numeric not null, allows_manual boolean not null, body text not null,
        created_at timestamptz not null, released_at timestamptz, expires_at timestamptz not null,
        manual_asked_at timestamptz, order_id text, primary key (client_id, ticket_id),
        foreign key (client_id, depot_id) references depot (client_id, depot_id))`,
      `create table quote (
        client_id text not null, quote_id text not null, ticket_id text not null, limit_price numeric not null,
        is_manual boolean not null, created_at timestamptz not null, expires_at timestamptz not null,
        primary key (client_id, quote_id),
        foreign key (client_id, ticket_id) references quote_ticket (client_id, ticket_id))`,
    ],
  },
];
