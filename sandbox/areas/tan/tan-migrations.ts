import type { Migration } from '@sandbox/platform/db/migration';

/** Whether a challenge counts as unused no more, since the bank failed when it was brought back. */
export const tanMigrations: readonly Migration[] = [
  {
    name: 'tan-001',
    statements: ['alter table tan_challenge add column forgiven boolean not null default false'],
  },
];
