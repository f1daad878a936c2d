import type { DepotId, FundOrderId, InstrumentId, OrderId } from '../codes/ids';
import type { Wkn } from '../codes/wkn';
import type { Amount } from '../money/amount';
import type { Decimal } from '../money/decimal';
import type { Interval } from '../savings-plan/interval';
import type { Instant } from '../time/instant';
import type { LocalDate } from '../time/local-date';

/** Money into the fund depot, or out of it. */
export const fundOrderKinds = ['DEPOSIT', 'WITHDRAWAL'] as const;

/** See fundOrderKinds. */
export type FundOrderKind = (typeof fundOrderKinds)[number];

/** Where an order stands; a regular deposit is active until it ends. */
export const fundOrderStates = [
  'PENDING',
  'IN_EXECUTION',
  'EXECUTED',
  'PARTLY_EXECUTED',
  'NOT_EXECUTED',
  'CANCELLED',
  'ACTIVE',
  'ENDED',
] as const;

/** See fundOrderStates; UNKNOWN for one this portal does not know. */
export type FundOrderState = (typeof fundOrderStates)[number] | 'UNKNOWN';

/** Why an order was not, or not wholly, executed. */
export const fundFailReasons = [
  'CASH_MISSING',
  'DEBIT_RETURNED',
  'HALTED',
  'AMOUNT_TOO_LOW',
  'PRICE_FALLEN',
  'US_PERSON',
  'DEPOT_CLOSED',
  'NOTHING_LEFT',
] as const;

/** A reason with the bank's own words for it. */
export interface FundFailing {
  readonly reason: (typeof fundFailReasons)[number] | 'UNKNOWN';
  readonly text: string;
}

/** How much: a sum, a part of what is there, or all of it. */
export type FundExtent =
  | { readonly kind: 'AMOUNT'; readonly amount: Decimal }
  | { readonly kind: 'PERCENT'; readonly percent: Decimal }
  | { readonly kind: 'ALL'; readonly isClosing: boolean };

/** When a regular deposit is made, and how it grows. */
export interface RegularDeposit {
  readonly interval: Interval;
  readonly day: number;
  readonly start: LocalDate;
  readonly end?: LocalDate;
  /** Percent a year. */
  readonly increase?: Decimal;
}

/** The mandate under which an account elsewhere is debited. */
export interface FundMandate {
  readonly bank: string;
  readonly creditorIdentifier: string;
  readonly mandateReference: string;
  readonly most: Amount;
}

/** The days of an order: until when it can be taken back, when it is dealt, priced and settled. */
export interface DealingDays {
  readonly cutOff: Instant;
  readonly dealingDay: LocalDate;
  readonly priceDay: LocalDate;
  readonly settlementDay: LocalDate;
}

/** The part of a holding that is sold first, by the day of its purchase. */
export interface SoldShares {
  readonly acquired: LocalDate;
  readonly quantity: Decimal;
}

/** What an order would buy or sell of one fund. */
export type PlannedFund = Pick<AllocatedFund, 'wkn' | 'instrumentId' | 'name' | 'amount' | 'quantity'>;

/** What an order buys or sells of one fund: planned at today's price, and real once it is executed. */
export interface AllocatedFund {
  readonly wkn: Wkn;
  readonly instrumentId: InstrumentId;
  readonly name: string;
  /** Percent of the strategy. */
  readonly weight?: Decimal;
  readonly amount: Amount;
  readonly quantity: Decimal;
  readonly price?: Amount;
  readonly tax?: Amount;
  readonly lots: readonly SoldShares[];
  readonly orderId?: OrderId;
  readonly failing?: FundFailing;
}

/** An order of a fund depot as the bank keeps it (api.md 9). */
export interface FundOrder {
  readonly id: FundOrderId;
  readonly depotId: DepotId;
  readonly kind: FundOrderKind;
  readonly state: FundOrderState;
  readonly version: string;
  readonly createdAt: Instant;
  readonly extent: FundExtent;
  readonly regular?: RegularDeposit & { readonly nextDate?: LocalDate; readonly nextAmount?: Amount };
  /** The regular deposit of which this is one run. */
  readonly regularOrderId?: FundOrderId;
  readonly iban: string;
  readonly isExternal: boolean;
  readonly mandate?: FundMandate;
  /** Absent for a regular deposit, whose runs have their own. */
  readonly days?: DealingDays;
  /** Whether the bank would take a change or a cancellation now. */
  readonly isModifiable: boolean;
  readonly isDeletable: boolean;
  readonly failing?: FundFailing;
  /** Once it is executed; the total is what left or reached the account. */
  readonly result?: { readonly value: Amount; readonly tax: Amount; readonly total: Amount };
  readonly allocation: readonly AllocatedFund[];
}

/** Whether something is still to come of it. */
export const isOpen = ({ state }: Pick<FundOrder, 'state'>): boolean =>
  state === 'PENDING' || state === 'IN_EXECUTION' || state === 'ACTIVE';

/** Puts an order among those that are known: in its place, or before all others. */
export const withOrder = (orders: readonly FundOrder[], order: FundOrder): readonly FundOrder[] =>
  orders.some(({ id }) => id === order.id)
    ? orders.map((each) => (each.id === order.id ? order : each))
    : [order, ...orders];
