import type * as E from 'fp-ts/Either';
import type { DepotId, InstrumentId, SavingsPlanId } from '../codes/ids';
import type { Isin } from '../codes/isin';
import type { Wkn } from '../codes/wkn';
import type { AccountType } from '../depot/account-type';
import type { Amount } from '../money/amount';
import type { Decimal } from '../money/decimal';
import type { Unit } from '../money/unit';
import type { Instant } from '../time/instant';
import type { LocalDate } from '../time/local-date';
import type { ExecutionStatus, Failing, UndefinedExecutionStatus } from './execution-status';
import type { Interval } from './interval';

/** Whether a plan buys. */
export const planStates = ['ACTIVE', 'SUSPENDED', 'ENDED'] as const;

/** See planStates. */
export type PlanState = (typeof planStates)[number];

/** Where a plan was begun; nobody types it (api.md 9). */
export const planOrigins = ['PORTAL', 'PLANNER', 'APPLICATION'] as const;

/** See planOrigins. */
export type PlanOrigin = (typeof planOrigins)[number];

/** From a day to a day, both included; without an end until the plan is resumed. */
export interface Period {
  readonly from: LocalDate;
  readonly to?: LocalDate;
}

/** The account a plan is paid from; an external one is debited. */
export interface PlanAccount {
  readonly iban?: string;
  readonly isExternal: boolean;
}

/** What buying by a plan costs, and the campaign that makes it cheaper. */
export interface PurchaseFee {
  /** Percent of the value bought. */
  readonly orderFee?: Decimal;
  readonly activeCampaign: boolean;
  /** The bank's words for the campaign, which are German. */
  readonly campaignInfo?: string;
  /** Its last day, by which a page says it in its own language. */
  readonly campaignEnd?: LocalDate;
  readonly permanentCampaign: boolean;
}

/** One security of a plan. */
export interface PlanPosition extends PurchaseFee {
  readonly wkn: Wkn;
  readonly rate: Amount;
  /** The bank's short description, where it told it. */
  readonly instrument?: {
    readonly id?: InstrumentId;
    readonly isin?: Isin;
    readonly name: string;
    readonly currency?: Unit;
  };
  readonly failing?: Failing;
}

/** A plan as the bank keeps it (brokerage.md 3). */
export interface SavingsPlan {
  readonly id: SavingsPlanId;
  readonly depotId: DepotId;
  readonly name: string;
  /** UNKNOWN for one this portal does not know. */
  readonly state: PlanState | 'UNKNOWN';
  readonly interval: Interval;
  readonly executionDay: number;
  readonly startDate?: LocalDate;
  readonly endDate?: LocalDate;
  readonly suspension?: Period;
  readonly nextExecution?: LocalDate;
  readonly lastPotentialExecution?: LocalDate;
  readonly createdAt?: Instant;
  /** What one execution costs the customer. */
  readonly total: Amount;
  readonly account: PlanAccount & { readonly type?: AccountType };
  readonly positions: readonly PlanPosition[];
  /** Percent a year; 0 for none. */
  readonly increase: Decimal;
  readonly increaseFrom?: LocalDate;
  readonly proposalDescription?: string;
  readonly origin?: PlanOrigin;
  readonly isWaived: boolean;
  /** The next days on which it buys, as the bank tells them. */
  readonly nextDays: readonly LocalDate[];
  readonly mandateReference?: string;
  /** Of the last execution; absent before the first one (SAV-06). */
  readonly execution?: E.Either<UndefinedExecutionStatus, ExecutionStatus>;
  readonly failing?: Failing;
  readonly version?: string;
}
