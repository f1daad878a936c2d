import type { Json } from '@sandbox/platform/db/column-types';
import type { Paper } from './paper';

/** What a document is: what it says follows from its kind and subject, or has been kept when it was made. */
export type DocumentKind =
  | 'COST_NOTE'
  | 'SETTLEMENT_NOTE'
  | 'ACCOUNT_STATEMENT'
  | 'DEPOT_STATEMENT'
  | 'LETTER'
  | 'APPLICATION'
  | 'CONTRACT';

/** What the bank has written to a customer; nothing but when it was first read ever changes. */
export interface DocumentTable {
  client_id: string;
  document_id: string;
  kind: DocumentKind;
  name: string;
  /** The order, execution, account or depot it is about, or the name of the letter. */
  subject: string;
  /** First and last day it is about. */
  period_from: string | null;
  period_to: string | null;
  created_at: Date;
  mime_type: 'application/pdf' | 'text/html';
  advertisement: boolean;
  /** Null until it is read for the first time, where it follows from the books. */
  content: Json<Paper> | null;
  read_on: string | null;
}

declare module '@sandbox/platform/db/bank-tables' {
  interface BankTables {
    document: DocumentTable;
  }
}
