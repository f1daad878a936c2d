import type { Migration } from '../db/migration';

/**
 * The table in which the first release kept the keys of new orders serves every kind of released action. A wrong TAN
 * decides nothing of a key, so that it stands beside.
 */
export const intentMigrations: readonly Migration[] = [
  {
    name: 'intent-001',
    statements: [
      `alter table order_intent rename to intent`,
      `alter table intent rename column order_id to reference`,
      `alter table intent add column kind text`,
      `update intent set kind = 'ORDER' where state <> 'VOID'`,
      `update intent set state = 'DONE' where state = 'CREATED'`,
    ],
  },
  {
    name: 'intent-002',
    statements: [
      `create table wrong_tan (
        client_id text not null, attempt_id text not null, intent_id text, kind text not null,
        messages jsonb not null, happened_at timestamptz not null, primary key (client_id, attempt_id))`,
    ],
  },
];
