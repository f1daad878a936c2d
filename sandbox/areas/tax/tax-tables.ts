import type { Json } from '@sandbox/platform/db/column-types';

/** What the bank has added up for a customer's tax in one year; amounts in EUR, decimal text with two places. */
export interface TaxYearTable {
  client_id: string;
  year: number;
  /** Results of the year with losses of the year before; negative: losses left. */
  share_result: string;
  other_result: string;
  allowance_ordered: string;
  /** By this customer alone. */
  allowance_used: string;
  /** Whose allowance it is too. */
  partner_id: string | null;
  /** In percent; null: no church tax is withheld. */
  church_rate: string | null;
  /** Creditable foreign tax not yet credited. */
  foreign_tax: string;
  paid_kest: string;
  paid_soli: string;
  paid_kist: string;
}

/** How a result became tax, in EUR; as the settlement note tells it. */
export interface TaxNote {
  readonly result: string;
  readonly exempt: string;
  readonly losses: string;
  readonly allowance: string;
  readonly taxable: string;
  readonly foreignTax: string;
  readonly kest: string;
  readonly soli: string;
  readonly kist: string;
}

/** The tax of one execution. */
export interface ExecutionTaxTable {
  client_id: string;
  execution_id: string;
  note: Json<TaxNote>;
}

declare module '@sandbox/platform/db/bank-tables' {
  interface BankTables {
    tax_year: TaxYearTable;
    execution_tax: ExecutionTaxTable;
  }
}
