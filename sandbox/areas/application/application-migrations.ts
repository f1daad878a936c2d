import type { Migration } from '@sandbox/platform/db/migration';

/** Applications, drafts of them, who sends them, and what came of them. */
export const applicationMigrations: readonly Migration[] = [
  {
    name: 'application-001',
    statements: [
      `create table application (
        client_id text not null, application_id text not null, application_number text not null,
        product text not null, second_client_id text, state text not null, reason text, fields jsonb not null,
        to_identify jsonb not null, needs_second boolean not null, next_at timestamptz, history jsonb not null,
        results jsonb not null, document_ids jsonb not null, submitted_at timestamptz not null,
        changed_at timestamptz not null, primary key (client_id, application_id),
        foreign key (client_id) references customer (client_id))`,
      `create index application_by_second on application (second_client_id)`,
      `create index application_by_number on application (application_number)`,
      `create index application_by_time on application (next_at) where next_at is not null`,
      `create table application_number (
        client_id text not null, product text not null, application_number text not null,
        primary key (client_id, product))`,
      `create table prospect (stranger text primary key, client_id text not null)`,
      `create table application_draft (
        client_id text not null, draft_id text not null, product text not null, version integer not null,
        content jsonb not null, saved_at timestamptz not null, primary key (client_id, draft_id))`,
    ],
  },
];
