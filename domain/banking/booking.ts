import type { Isin } from '../codes/isin';
import type { Wkn } from '../codes/wkn';
import type { Amount } from '../money/amount';
import type { LocalDate } from '../time/local-date';

/** What the bank books on an account by itself, so that a page says it in the language of its reader. */
export const bookingKinds = [
  'PURCHASE',
  'SALE',
  'COLLECTION',
  'OPENING_BALANCE',
  'PAYMENT',
  'SECURITIES_TRADE',
  'SALE_TAX',
  'DEPOT_TRANSFER',
  'DISTRIBUTION',
  'LUMP_SUM_TAX',
  'COUPLE_OFFSET',
  'FIXED_DEPOSIT',
  'FIXED_DEPOSIT_DEBIT',
  'FIXED_DEPOSIT_REPAYMENT',
  'OPENING_BONUS',
  'FUND_DEPOT_PAYOUT',
] as const;

/** One of them. */
export type BookingKind = (typeof bookingKinds)[number];

/** What a booking is made up of. */
export const bookingSums = [
  'MARKET_VALUE',
  'ACCRUED_INTEREST',
  'FEES',
  'BEFORE_TAX',
  'LUMP_SUM',
  'CAPITAL_GAINS_TAX',
  'SOLIDARITY_SURCHARGE',
  'CHURCH_TAX',
] as const;

/** One of them. */
export type BookingSum = (typeof bookingSums)[number];

/** What a booking of the bank is for. */
export interface Booking {
  readonly kind: BookingKind;
  /** Of the depot, the application or the deposit. */
  readonly number?: string;
  readonly year?: number;
  /** The day a fund paid on. */
  readonly day?: LocalDate;
  /** Taxed after its day, because the base rate was not known then. */
  readonly isLate: boolean;
  readonly security?: { readonly name: string; readonly wkn: Wkn; readonly isin: Isin };
  readonly quantity?: Amount;
  /** For each. */
  readonly price?: Amount;
  readonly sums: readonly {
    readonly kind: BookingSum;
    readonly amount: Amount;
    /** The same in the currency of the account, where it has another. */
    readonly inAccount?: Amount;
  }[];
}
