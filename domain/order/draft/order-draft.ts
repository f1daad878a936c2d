import type { AccountId, DepotId, VenueId } from '../../codes/ids';
import type { Instrument } from '../../instrument/instrument';
import type { TradingSystem } from './order-preferences';
import type { EnterableOrderType, FollowOrderType } from '../order-request';
import type { LimitExtension, TradingRestriction } from '../order-type';
import type { Side } from '../side';
import type { ValidityType } from '../validity';

/** Whether a trailing distance is typed as a share of the price or as an amount. */
export type DistanceKind = 'relative' | 'absolute';

/** What prices an order, as typed; each type reads the texts it needs and leaves the others alone. */
export interface PriceTexts {
  readonly triggerLimit: string;
  readonly limit: string;
  readonly distance: string;
  readonly distanceKind: DistanceKind;
}

/** The validity as chosen. */
export interface ValidityTexts {
  readonly validityType?: ValidityType;
  /** dd.mm.yyyy, read only for GTD. */
  readonly validityDate: string;
}

/** The order that follows, as it is edited; read only for NEXT_ORDER. */
export interface FollowDraft extends PriceTexts, ValidityTexts {
  readonly orderType: FollowOrderType;
  readonly quantity: string;
}

/** Paying by direct debit, as it is edited; read only with consent. */
export interface DirectDebitDraft {
  readonly hasConsent: boolean;
  readonly iban: string;
  readonly maxAmount: string;
  readonly accountHolderName: string;
}

/**
 * An order as the customer is editing it: texts as typed, choices where made. What a type does not read stays
 * typed, so that turning to another type and back loses nothing. The order form is filled from it, and alone reads it.
 */
export interface OrderDraft extends PriceTexts, ValidityTexts {
  readonly depotId?: DepotId;
  readonly settlementAccountId?: AccountId;
  readonly instrument?: Instrument;
  readonly side?: Side;
  readonly quantity: string;
  readonly orderType: EnterableOrderType;
  readonly venueId?: VenueId;
  /** What was chosen with the venue; QUOTE, live trading, makes a quote order of every type (ORD-07). */
  readonly tradingSystem: TradingSystem;
  readonly limitExtension: LimitExtension | 'NO';
  readonly tradingRestriction: TradingRestriction | 'NO';
  readonly follow: FollowDraft;
  readonly directDebit: DirectDebitDraft;
  /** Whether a dealer may also quote by hand (QUOTE). */
  readonly allowManualQuotation: boolean;
  /** The customer's answer where the bank asks about a free amount (ORD-15). */
  readonly freeAmountConfirmed: boolean;
}

/** The price fields of an order, and of the order that follows it. */
export type PriceField = 'triggerLimit' | 'limit' | 'distance';

/** The fields that an order has, and the one that follows it once more. */
export const legFields = [
  'quantity',
  'orderType',
  'triggerLimit',
  'distance',
  'limit',
  'validityType',
  'validityDate',
] as const;

/** The fields of an order by itself. */
export const ownOrderFields = [
  ...legFields,
  'instrument',
  'side',
  'venueId',
  'limitExtension',
  'tradingRestriction',
  'depotId',
  'settlementAccountId',
  'debit.iban',
  'debit.maxAmount',
  'debit.holder',
  'freeAmountConfirmed',
] as const;

/** One of them. */
export type OwnOrderField = (typeof ownOrderFields)[number];

/** The fields of the order form; an issue names one of them. */
export type OrderField = OwnOrderField | `follow.${(typeof legFields)[number]}`;

const noPrices: PriceTexts = { triggerLimit: '', limit: '', distance: '', distanceKind: 'relative' };

/** A form nobody has touched. */
export const emptyDraft: OrderDraft = {
  ...noPrices,
  quantity: '',
  orderType: 'MARKET',
  validityDate: '',
  tradingSystem: 'STANDARD',
  limitExtension: 'NO',
  tradingRestriction: 'NO',
  follow: { ...noPrices, orderType: 'LIMIT', quantity: '', validityDate: '' },
  directDebit: { hasConsent: false, iban: '', maxAmount: '', accountHolderName: '' },
  allowManualQuotation: false,
  freeAmountConfirmed: false,
};
