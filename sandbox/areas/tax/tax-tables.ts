import type { Json } from '@sandbox/platform/db/column-types';

/** What the bank has added up for somebody's tax in one year; amounts in EUR, decimal text with two places. */
export interface TaxYearTable {
  /** The taxpayer: a customer, or a child whose depot a customer looks after. */
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
  /** Where the customer is resident for tax, as ISO 3166 writes it. */
  country: string;
  /** Creditable foreign tax not yet credited. */
  foreign_tax: string;
  /** Credited in the year. */
  foreign_credited: string;
  /** What of the results was 30 % of proceeds for want of a cost, after partial exemption. */
  substitute_income: string;
  paid_kest: string;
  paid_soli: string;
  paid_kist: string;
}

/** How a result became tax, in EUR; as the settlement note tells it. */
export interface TaxNote {
  readonly result: string;
  /** What of it is 30 % of proceeds for want of a cost; notes of before this was kept do not tell. */
  readonly substituted?: string;
  readonly exempt: string;
  readonly losses: string;
  readonly allowance: string;
  readonly taxable: string;
  readonly foreignTax: string;
  readonly kest: string;
  readonly soli: string;
  readonly kist: string;
  /** What it follows from, so that two calculations of one sale can be told apart. */
  readonly of: TaxCause;
}

/** What the tax of a sale follows from: what was sold and what the record was before; amounts in EUR. */
export interface TaxCause {
  readonly year: number;
  readonly quantity: string;
  readonly value: string;
  readonly costs: string;
  /** Cost of the lots with what was taxed in advance. */
  readonly lots: string;
  readonly pots: { readonly shares: string; readonly other: string };
  /** What of the allowance was used, by a partner too. */
  readonly allowanceUsed: string;
  readonly foreignTax: string;
}

/** What a sale was said to cost in tax when its order was released. */
export interface OrderTaxTable {
  client_id: string;
  order_id: string;
  note: Json<TaxNote>;
}

/** The tax of one execution. */
export interface ExecutionTaxTable {
  client_id: string;
  execution_id: string;
  note: Json<TaxNote>;
}

/** What of fund payments and lump sums is booked for a customer. */
export interface FundIncomeTable {
  client_id: string;
  event_id: string;
}

/** Up to which day all of it is booked; one row. */
export interface FundIncomeUntilTable {
  name: string;
  day: string;
}

/** How a lump sum of a lot was calculated; values in EUR for what was left of it then. */
export interface LotLumpSumTable {
  client_id: string;
  lot_id: string;
  year: number;
  quantity: string;
  start_value: string;
  end_value: string;
  distributed: string;
  /** In percent. */
  base_rate: string;
  months: number;
  amount: string;
}

/** A base rate that the bank was told, and whether all lump sums it is for are booked. */
export interface BaseRateTable {
  year: number;
  /** In percent. */
  rate: string;
  told_at: Date;
  booked: boolean;
}

/** That losses of a year were offset between partners, and what this gives one of them back. */
export interface CoupleYearTable {
  client_id: string;
  year: number;
  kest: string;
  soli: string;
  kist: string;
  paid: boolean;
}

declare module '@sandbox/platform/db/bank-tables' {
  interface BankTables {
    tax_year: TaxYearTable;
    execution_tax: ExecutionTaxTable;
    order_tax: OrderTaxTable;
    fund_income: FundIncomeTable;
    fund_income_until: FundIncomeUntilTable;
    lot_lump_sum: LotLumpSumTable;
    base_rate: BaseRateTable;
    couple_year: CoupleYearTable;
  }
}
