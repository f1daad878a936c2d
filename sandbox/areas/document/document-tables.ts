import type { Json } from '@sandbox/platform/db/column-types';
import type { DocumentTitle } from './document-title';
import type { Paper } from './paper';

/** What a document is: what it says follows from its kind and subject, or has been kept when it was made. */
export type DocumentKind =
  | 'COST_NOTE'
  | 'SETTLEMENT_NOTE'
  | 'ACCOUNT_STATEMENT'
  | 'DEPOT_STATEMENT'
  | 'TAX_CERTIFICATE'
  | 'LETTER'
  | 'APPLICATION'
  | 'CONTRACT'
  | 'SAVINGS_PLAN';

/** What the bank has written to a customer; nothing but when it was first read ever changes. */
export interface DocumentTable {
  client_id: string;
  document_id: string;
  kind: DocumentKind;
  name: string;
  /** The same for a page to write; null where it was filed before there were titles. */
  title: Json<DocumentTitle> | null;
  /** The order, execution, account, depot, application, savings plan or tax year it is about, or the name of the letter. */
  subject: string;
  /** The savings plan it is about, or whose purchase it settles; null where it is about none. */
  plan_id: string | null;
  /** The instrument whose order it costs or settles; null where it is about none, or several. */
  instrument_id: string | null;
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
