import type { Json } from '@sandbox/platform/db/column-types';
import type { Interval } from '../rules/plan-dates';

/** A security of a plan and the rate it is bought for, in EUR with two decimals. */
export interface StoredPosition {
  /** The id of the catalogue. */
  readonly instrumentId: string;
  readonly rate: string;
}

/** A savings plan; amounts as decimal text, days `yyyy-MM-dd`, moments in bank time. */
export interface SavingsPlanTable {
  client_id: string;
  plan_id: string;
  depot_id: string;
  name: string;
  interval: Interval;
  execution_day: number;
  start_date: string;
  end_date: string | null;
  /** The days of a suspension, both included; until null is until it is resumed. */
  suspended_from: string | null;
  suspended_until: string | null;
  /** Where its trades are booked. */
  account_id: string;
  account_type: string;
  iban: string;
  /** The mandate's reference; null where no direct debit is collected. */
  mandate: string | null;
  mandate_bank: string | null;
  positions: Json<readonly StoredPosition[]>;
  /** In percent a year. */
  increase: string | null;
  /** The day of the first increase; null: a year after the first day the plan was due. */
  increase_from: string | null;
  /** How many annual increases since the start the rates contain. */
  increases_contained: number;
  origin: string;
  documents_waived: boolean;
  proposal: string | null;
  wref: string | null;
  stage: 'ACTIVE' | 'ENDED';
  ended_at: Date | null;
  /** The last day on which it was due that is dealt with. */
  done_until: string | null;
  /** Up to here, exclusively, nothing happens to it: until then the engine leaves the row alone. */
  wake_at: Date;
  /** The secret part of its calendar's address. */
  calendar_key: string | null;
  version: number;
  created_at: Date;
  updated_at: Date;
}

/** What became of a day on which a plan was due (brokerage.md 4). */
export type ExecutionStatus =
  | 'PENDING'
  | 'ACCEPTED'
  | 'IN_EXECUTION'
  | 'IN_SETTLEMENT'
  | 'SETTLED'
  | 'CANCELLED';

/** Why a plan or a position of it was not executed (api.md 9). */
export type FailReason =
  | 'CASH_MISSING'
  | 'DEBIT_RETURNED'
  | 'HALTED'
  | 'NO_PRICE'
  | 'RATE_TOO_LOW'
  | 'SUSPENDED'
  | 'US_PERSON'
  | 'KNOWLEDGE_MISSING'
  | 'PLAN_ENDED';

/** What became of one position on a day; without a purchase and without a reason it is still waited for. */
export interface ExecutedPosition {
  readonly instrumentId: string;
  readonly rate: string;
  readonly purchase: {
    readonly quantity: string;
    readonly price: string;
    /** What a price counts. */
    readonly unit: string;
    readonly value: string;
    readonly fee: string;
    readonly orderId: string;
  } | null;
  readonly failReason: FailReason | null;
}

/** A day on which a plan was due. */
export interface PlanExecutionTable {
  client_id: string;
  execution_id: string;
  plan_id: string;
  /** Counts the days of a plan in their order, from 1 and without gaps: the last one's says how many there are. */
  number: number;
  /** The day of the rhythm, and the day it is moved to. */
  nominal_date: string;
  execution_date: string;
  status: ExecutionStatus;
  fail_reason: FailReason | null;
  positions: Json<readonly ExecutedPosition[]>;
  updated_at: Date;
}

declare module '@sandbox/platform/db/bank-tables' {
  interface BankTables {
    savings_plan: SavingsPlanTable;
    savings_plan_execution: PlanExecutionTable;
  }
}
