import type { Migration } from '@sandbox/platform/db/migration';

/** Milliseconds a session may be idle if its portal wishes less than the bank's own limit. */
export const sessionMigrations: readonly Migration[] = [
  { name: 'session-001', statements: ['alter table session add column idle_limit integer'] },
];
