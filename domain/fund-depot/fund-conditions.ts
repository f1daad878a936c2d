import type { DepotId } from '../codes/ids';
import type { Wkn } from '../codes/wkn';
import type { InstrumentId } from '../codes/ids';
import type { AccountType } from '../depot/account-type';
import type { Amount } from '../money/amount';
import type { Decimal } from '../money/decimal';
import type { Interval } from '../savings-plan/interval';
import type { LocalDate } from '../time/local-date';
import type { AllocatedFund, DealingDays, FundMandate } from './fund-order';

/** The least and the most of an order. */
export interface AmountLimits {
  readonly minimum: Amount;
  readonly maximum: Amount;
}

/** An account that pays into the fund depot, and is paid from it. */
export interface FundAccount {
  readonly iban: string;
  readonly type: AccountType;
  readonly isExternal: boolean;
  readonly isReference: boolean;
  /** Absent for an account at another bank. */
  readonly available?: Amount;
  readonly mandate?: FundMandate;
}

/** The account a fund depot is tied to. */
export interface ReferenceAccount {
  readonly depotId: DepotId;
  readonly iban: string;
  readonly isExternal: boolean;
  readonly bank: string;
  /** Absent where it has been the account from the beginning. */
  readonly since?: LocalDate;
}

/** A fund of the depot with its share of the strategy. */
export interface HeldFund {
  readonly wkn: Wkn;
  readonly instrumentId: InstrumentId;
  readonly name: string;
  /** Absent for a fund the strategy has left. */
  readonly weight?: Decimal;
  readonly quantity: Decimal;
  readonly available: Decimal;
  readonly price: Amount;
  readonly value: Amount;
}

/** How the money of a fund depot is spread over its funds. */
export const strategies = ['WACHSTUM'] as const;

/** One of them, or a new one, which is called as the bank does in German. */
export interface Strategy {
  readonly key: (typeof strategies)[number] | 'UNKNOWN';
  readonly name: string;
}

/** What the bank says of a fund depot, and on which terms it takes orders now. */
export interface FundConditions {
  readonly depotId: DepotId;
  readonly strategy: Strategy;
  readonly closedOn?: LocalDate;
  /** An open order closes the depot. */
  readonly isClosing: boolean;
  readonly value: Amount;
  /** What no open withdrawal binds. */
  readonly available: Amount;
  readonly deposit: AmountLimits;
  readonly regular: AmountLimits & {
    readonly intervals: readonly Interval[];
    readonly days: readonly number[];
    /** Percent a year. */
    readonly increases: readonly Decimal[];
    readonly firstStart: LocalDate;
    readonly lastStart: LocalDate;
  };
  readonly withdrawal: AmountLimits & { readonly minimumRest: Amount };
  /** The most of one debit from a German account, and from one abroad. */
  readonly mostDebit: Amount;
  readonly mostDebitAbroad: Amount;
  /** Of what is released now. */
  readonly days: DealingDays;
  readonly accounts: readonly FundAccount[];
  readonly reference: Omit<ReferenceAccount, 'depotId'>;
  readonly funds: readonly HeldFund[];
}

/** What the bank says of an order it would take. */
export interface FundPreview {
  readonly days?: DealingDays;
  /** What is deposited, or the value sold before tax. */
  readonly total?: Amount;
  readonly isExternal: boolean;
  readonly mandate?: FundMandate;
  readonly allocation: readonly AllocatedFund[];
}
