import type { Migration } from '../db/migration';

/** The table in which the first release kept the keys of new orders serves every kind of released action. */
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
];
