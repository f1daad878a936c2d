import type { ColumnType } from 'kysely';
import type { Fixed } from '../db/column-types';

/** The audit trail, which is only ever added to. */
export interface AuditEventTable {
  client_id: Fixed<string>;
  event_id: Fixed<string>;
  happened_at: Fixed<Date>;
  kind: Fixed<string>;
  detail: ColumnType<unknown, string, never>;
}

declare module '@sandbox/platform/db/bank-tables' {
  interface BankTables {
    audit_event: AuditEventTable;
  }
}
