import type { Amount } from '../money/amount';
import type { InstrumentId, VenueId } from '../codes/ids';
import type { Decimal } from '../money/decimal';
import type { Instant } from '../time/instant';
import type { Unit } from '../money/unit';
import type { LocalDate } from '../time/local-date';
import type { ExchangeRate } from '../money/exchange-rate';
import type { FeeSchedule } from '../money/fee-schedule';
import type { Notation } from './instrument';
import type { LimitExtension, OrderType, TradingRestriction } from '../order/order-type';
import type { PriceStep } from './price-step';
import type { Side } from '../order/side';
import type { ValidityType } from '../order/validity';

/** Exchange, fund company, or over the counter with an issuer or market maker. */
export const venueTypes = ['EXCHANGE', 'FUND', 'OFF'] as const;

/** What kind of place a venue is. */
export type VenueType = (typeof venueTypes)[number];

/** What triggers a stop at a venue: the last price, or what its market maker quotes. */
export const triggerPrices = ['LAST', 'QUOTE'] as const;

/** What an order type can be refined by at a venue. */
export interface OrderTypeAbilities {
  readonly limitExtensions: readonly LimitExtension[];
  readonly tradingRestrictions: readonly TradingRestriction[];
}

/** By what the bank checks whether an order can be paid. */
export interface CoverRules {
  /** The percentage by which a purchase binds more than its value while no limit holds its price. */
  readonly unlimitedMargin: Decimal;
  /** The most a single order may be worth, in EUR. */
  readonly mostValue: Amount;
}

/** A place to trade one instrument, and what it can do there. */
export interface Venue {
  readonly id: VenueId;
  readonly name: string;
  /** ISO 3166 code. */
  readonly country: string;
  readonly type: VenueType;
  /** Undefined where the bank does not tell it. */
  readonly triggerPrice?: (typeof triggerPrices)[number];
  readonly currencies: readonly Unit[];
  readonly notations: readonly Notation[];
  readonly sides: readonly Side[];
  /** Empty where orders carry no validity, as at fund companies. */
  readonly validityTypes: readonly ValidityType[];
  readonly orderTypes: Readonly<Partial<Record<OrderType, OrderTypeAbilities>>>;
  /** The grid of its prices; empty where the venue names none. */
  readonly priceSteps: readonly PriceStep[];
  /** The weekdays to come on which it does not trade; undefined where the bank does not tell them. */
  readonly closedDays?: readonly LocalDate[];
  /** What an order costs there besides its price; undefined where the bank does not tell it. */
  readonly fees?: FeeSchedule;
  /** Undefined where the bank does not tell them. */
  readonly cover?: CoverRules;
}

/** Whether a venue trades, and when that changes. */
export type VenueHours =
  | { readonly state: 'open'; readonly closes?: Instant }
  | { readonly state: 'closed'; readonly opens?: Instant };

/** The moment at which hours end, and say nothing any more; undefined where it is not known. */
export const hoursEnd = (hours: VenueHours): Instant | undefined =>
  hours.state === 'open' ? hours.closes : hours.opens;

/** What an instrument costs at a venue just now. An absent price is unknown, never 0. */
export interface VenueQuote {
  readonly instrumentId: InstrumentId;
  readonly venueId: VenueId;
  readonly bid?: Amount;
  readonly ask?: Amount;
  readonly last?: Amount;
  readonly bidSize?: Amount;
  readonly askSize?: Amount;
  readonly previousClose?: Amount;
  /** Of the currency it trades in; absent for the euro. */
  readonly exchangeRate?: ExchangeRate;
  readonly at: Instant;
  readonly hours: VenueHours;
  /** Counts up; of two quotes the one with the higher number is newer. */
  readonly sequence: number;
}
