import type { Migration } from '@sandbox/platform/db/migration';

/** What the streams of a session shall listen to; the process that holds a stream reads it there. */
export const eventMigrations: readonly Migration[] = [
  {
    name: 'event-001',
    statements: [
      `create table event_subscription (
        client_id text not null, session_id text not null, stream text not null, wish_id text not null,
        topics jsonb not null, orders_until bigint not null, wished_at timestamptz not null,
        primary key (client_id, session_id, stream))`,
      `create index event_subscription_by_time on event_subscription (wished_at)`,
    ],
  },
];
