import type { ContractTable } from '@sandbox/areas/customer/customer-tables';
import type { Json } from '@sandbox/platform/db/column-types';
import type { SentField } from './check/answers';
import type { ApplicationState, Reason } from './application-state';
import type { Role } from './field/field-group';
import type { ProductId } from './product';

/** A state an application has had, and since when. */
export interface PastState {
  readonly state: ApplicationState;
  /** Bank time, in epoch milliseconds. */
  readonly at: number;
}

/** What an application has come to. */
export interface OpenedProduct {
  readonly productId: string;
  readonly productType: ContractTable['product_type'];
  readonly productSubType: string;
  readonly displayId: string;
}

/** An application that was sent. */
export interface ApplicationTable {
  /** Who applies: a customer, or somebody who wants to be one. */
  client_id: string;
  application_id: string;
  /** What people call it: a letter and seven digits. */
  application_number: string;
  product: ProductId;
  /** Holder 2 or guardian 2, where the bank knows them already. */
  second_client_id: string | null;
  state: ApplicationState;
  reason: Reason | null;
  fields: Json<SentField[]>;
  /** Who still has to show who they are. */
  to_identify: Json<Role[]>;
  needs_second: boolean;
  /** When the clock moves it on; null: only somebody's act does, or nothing more. */
  next_at: Date | null;
  history: Json<PastState[]>;
  results: Json<OpenedProduct[]>;
  document_ids: Json<string[]>;
  submitted_at: Date;
  changed_at: Date;
}

/** A number that was given to somebody who is about to apply. */
export interface ApplicationNumberTable {
  client_id: string;
  product: ProductId;
  application_number: string;
}

/** Somebody without a contract who applies, told apart by the cookie the bank has given them. */
export interface ProspectTable {
  stranger: string;
  client_id: string;
}

/** An application that was begun and left. */
export interface ApplicationDraftTable {
  client_id: string;
  draft_id: string;
  product: string;
  version: number;
  content: Json<Record<string, unknown>>;
  saved_at: Date;
}

declare module '@sandbox/platform/db/bank-tables' {
  interface BankTables {
    application: ApplicationTable;
    application_number: ApplicationNumberTable;
    prospect: ProspectTable;
    application_draft: ApplicationDraftTable;
  }
}
