import type { Interval } from '@sandbox/areas/savings-plan/rules/plan-dates';
import type { Json } from '@sandbox/platform/db/column-types';

/** What is known of a fund depot besides what every depot has. */
export interface FundDepotTable {
  client_id: string;
  depot_id: string;
  reference_iban: string;
  /** Null: as it was opened. */
  reference_since: string | null;
}

/** Into or out of a fund depot. */
export type FundOrderKind = 'DEPOSIT' | 'WITHDRAWAL';

/** Where an order is: until the cut-off, until the price, from run to run, or at its end. */
export type FundOrderStage = 'OPEN' | 'PRICING' | 'RUNNING' | 'OVER';

/** What became of an order that is over. */
export type FundOutcome = 'EXECUTED' | 'PARTLY_EXECUTED' | 'NOT_EXECUTED' | 'CANCELLED' | 'ENDED';

/** Why something was not executed, or not in full. */
export type FundFailReason =
  | 'CASH_MISSING'
  | 'DEBIT_RETURNED'
  | 'HALTED'
  | 'AMOUNT_TOO_LOW'
  | 'PRICE_FALLEN'
  | 'US_PERSON'
  | 'DEPOT_CLOSED'
  | 'NOTHING_LEFT';

/** A part of a purchase that a sale takes. */
export interface StoredLot {
  readonly acquired: string;
  readonly quantity: string;
}

/** What of an order falls to one fund, in EUR; planned, then as it was executed. */
export interface FundRow {
  /** The id of the catalogue. */
  readonly instrumentId: string;
  /** Percent of the model; null for what is not in it. */
  readonly weight: string | null;
  readonly amount: string;
  readonly quantity: string;
  /** Shares that are bound for it. */
  readonly bound: string;
  readonly lots: readonly StoredLot[];
  readonly execution: {
    readonly price: string;
    /** What a price counts. */
    readonly unit: string;
    readonly tax: string | null;
    readonly orderId: string;
  } | null;
  readonly failReason: FundFailReason | null;
}

/** What an executed order came to, in EUR. */
export interface FundResult {
  readonly value: string;
  readonly tax: string;
  readonly total: string;
}

/** An order for a fund depot; amounts as decimal text in EUR, days `yyyy-MM-dd`, moments in bank time. */
export interface FundOrderTable {
  client_id: string;
  fund_order_id: string;
  depot_id: string;
  kind: FundOrderKind;
  amount: string | null;
  percent: string | null;
  is_all: boolean;
  closes: boolean;
  /** The rhythm of a regular deposit; null for all else. */
  interval: Interval | null;
  execution_day: number | null;
  start_date: string | null;
  end_date: string | null;
  /** In percent a year. */
  increase: string | null;
  /** How many annual increases since the start the amount contains. */
  increases_contained: number;
  /** The regular deposit this one is a run of, and the day of the rhythm. */
  regular_id: string | null;
  nominal_date: string | null;
  /** Where it is booked. */
  account_id: string;
  /** Who pays or is paid; at another bank where external. */
  iban: string;
  is_external: boolean;
  dealing_day: string | null;
  price_day: string | null;
  cut_off: Date | null;
  stage: FundOrderStage;
  outcome: FundOutcome | null;
  fail_reason: FundFailReason | null;
  /** Money that is bound for it. */
  reserved: string;
  fund_rows: Json<readonly FundRow[]>;
  result: Json<FundResult> | null;
  /** The last day of the rhythm that is dealt with. */
  done_until: string | null;
  /** Up to here, exclusively, nothing happens to it. */
  wake_at: Date;
  version: number;
  created_at: Date;
  updated_at: Date;
}

declare module '@sandbox/platform/db/bank-tables' {
  interface BankTables {
    fund_depot: FundDepotTable;
    fund_order: FundOrderTable;
  }
}
