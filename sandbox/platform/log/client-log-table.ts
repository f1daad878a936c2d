import type { Json } from '../db/column-types';

/** What a portal has reported. */
export interface ClientLogTable {
  client_id: string;
  log_id: string;
  received_at: Date;
  level: string;
  category: string | null;
  source: string | null;
  error_id: string | null;
  message: string;
  detail: Json<unknown>;
}

declare module '@sandbox/platform/db/bank-tables' {
  interface BankTables {
    client_log: ClientLogTable;
  }
}
