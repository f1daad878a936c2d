import type { Selectable } from 'kysely';
import type { Json } from '@sandbox/platform/db/column-types';
import type { DepotType, TanType } from '@sandbox/world/demo-customer';

/** Somebody with a contract. */
export interface CustomerTable {
  client_id: string;
  access_number: string;
  pin_salt: string;
  pin_hash: string;
  salutation: 'FRAU' | 'HERR' | null;
  title: string | null;
  first_name: string;
  last_name: string;
  roles: Json<string[]>;
  tan_types: Json<TanType[]>;
  favourite_tan_type: TanType;
  phone_number: string;
  /** The SMS code of the customer for programs, which is always the same; null for everybody else. */
  fixed_sms_tan: string | null;
  /** The agreement says that the session TAN also releases orders of the portal. */
  release_by_session_tan: boolean;
  depot_overview_available: boolean;
  /** Taxed in the United States, so that some securities are not for them. */
  us_person: boolean;
  /** As the law on securities sees them, and as the bank serves them. */
  classification: 'RETAIL' | 'PROFESSIONAL';
  sales_strategy: 'RETAIL' | 'PRIVATE_BANKING';
}

/** Finds the customer of a sign-in number; its own table because a key must carry what rows are spread by. */
export interface AccessNumberTable {
  access_number: string;
  client_id: string;
}

/** A depot, settled on an account of its customer unless an order names another. */
export interface DepotTable {
  client_id: string;
  depot_id: string;
  display_id: string;
  depot_type: DepotType;
  default_settlement_account_id: string;
  /** Null for what nobody has asked about yet. */
  target_market: 'BASIC' | 'ADVANCED' | 'EXPERT' | 'SPECIAL' | 'UNKNOWN' | null;
  rank: number;
  /** The day from which on it is no longer listed; its statements stay. */
  closed_on: string | null;
}

/** A money account. */
export interface AccountTable {
  client_id: string;
  account_id: string;
  display_id: string;
  account_type: string;
  currency: string;
  iban: string | null;
  bic: string;
  /** Decimal text; null: no credit line. */
  credit_limit: string | null;
  rank: number;
}

/** Accounts at this bank on which a depot can be settled, as far as they are in EUR. */
export const SETTLING_TYPES = ['CA', 'CAJ', 'SA'] as const;

/** Further settlement accounts of a depot, beside its default. */
export interface DepotSettlementAccountTable {
  client_id: string;
  depot_id: string;
  account_id: string;
  rank: number;
}

/** What a customer has set, by kind. */
export interface PreferenceTable {
  client_id: string;
  kind: string;
  value: Json<unknown>;
}

/** What a customer has besides accounts and depots, or what is special about one of them. */
export interface ContractTable {
  client_id: string;
  contract_id: string;
  product_type: 'DEPOT' | 'ACCOUNT' | 'CARD' | 'LOAN' | 'SAVINGS';
  sub_type: string;
  display_id: string;
  application_id: string;
  /** A second holder who is a customer too. */
  second_client_id: string | null;
  terms: Json<Readonly<Record<string, string>>>;
  opened_at: Date;
  /** When its money is collected by direct debit; null: never, or it has been. */
  collects_at: Date | null;
  /** When the clock ends it; null: never, or it has. */
  ends_at: Date | null;
  /** Until when a purchase brings its opening bonus; null: there is none, or it is decided. */
  bonus_until: Date | null;
  is_over: boolean;
}

/** What the bank keeps of a person, each entry named as in applications but without the person: `POST.ORT`. */
export interface PersonalRecordTable {
  client_id: string;
  entries: Json<Record<string, string>>;
}

declare module '@sandbox/platform/db/bank-tables' {
  interface BankTables {
    personal_record: PersonalRecordTable;
    contract: ContractTable;
    customer: CustomerTable;
    access_number: AccessNumberTable;
    depot: DepotTable;
    account: AccountTable;
    depot_settlement_account: DepotSettlementAccountTable;
    preference: PreferenceTable;
  }
}

declare module '@sandbox/platform/http/access' {
  interface SignedIn {
    readonly customer: Selectable<CustomerTable>;
  }
}
