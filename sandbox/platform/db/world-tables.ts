import type { OrderTypeName } from '@sandbox/market/venue/order-type';
import type { Json } from './core-tables';

export type InstrumentType =
  | 'SHARE'
  | 'SUBSCRIPTION_RIGHT'
  | 'FUND'
  | 'WARRANT'
  | 'BONDS'
  | 'NOT_AVAILABLE'
  | 'CERTIFICATE'
  | 'ETF'
  | 'PROFIT_PART_CERTIFICATE';

/** What makes an instrument trade otherwise than its type does. */
export type InstrumentTrait =
  /** A dealer quotes it by hand only. */
  | 'MANUAL_QUOTATION'
  /** Bid and ask are far apart. */
  | 'WIDE_SPREAD'
  /** Nobody knows its price, so nobody quotes. */
  | 'NO_PRICE';

export type TanType = 'P_TAN_PUSH' | 'P_TAN' | 'M_TAN' | 'P_TAN_APP' | 'TAN_FREI';

export type DepotType = 'STANDARD_DEPOT' | 'SECOND_DEPOT' | 'COMINVEST';

export interface CustomerTable {
  client_id: string;
  access_number: string;
  pin_salt: string;
  pin_hash: string;
  salutation: 'FRAU' | 'HERR' | null;
  title: string | null;
  first_name: string;
  last_name: string;
  roles: Json<string[]>;
  tan_types: Json<TanType[]>;
  favourite_tan_type: TanType;
  phone_number: string;
  /** The SMS code of the customer for programs, which is always the same; null for everybody else. */
  fixed_sms_tan: string | null;
  /** The agreement says that the session TAN also releases orders of the portal. */
  release_by_session_tan: boolean;
  depot_overview_available: boolean;
}

/** Finds the customer of a sign-in number; its own table because a key must carry what rows are spread by. */
export interface AccessNumberTable {
  access_number: string;
  client_id: string;
}

export interface DepotTable {
  client_id: string;
  depot_id: string;
  display_id: string;
  depot_type: DepotType;
  default_settlement_account_id: string;
  target_market: string | null;
  rank: number;
}

export interface AccountTable {
  client_id: string;
  account_id: string;
  display_id: string;
  account_type: string;
  currency: string;
  iban: string | null;
  bic: string;
  /** Decimal text; null: no credit line. */
  credit_limit: string | null;
  rank: number;
}

/** Further settlement accounts of a depot, beside its default. */
export interface DepotSettlementAccountTable {
  client_id: string;
  depot_id: string;
  account_id: string;
  rank: number;
}

export interface InstrumentTable {
  instrument_id: string;
  isin: string;
  wkn: string;
  mnemonic: string | null;
  name: string;
  short_name: string;
  issuer: string | null;
  instrument_type: InstrumentType;
  currency: string;
  notation: 'XXX' | 'XXC' | 'XXM' | 'XXP' | 'XXU';
  country: string;
  sector: string | null;
  /** Decimal text. */
  start_price: string;
  /** Basis points a year that the price may swing; the market model reads it. */
  volatility: number;
  tradable: boolean;
  priips_relevant: boolean;
  kid_available: boolean;
  fund_redemption_limited: boolean;
  savings_plan_eligible: boolean;
  traits: Json<InstrumentTrait[]>;
  /** The day it is repaid or expires, null for what has no term. */
  matures_on: string | null;
  /** Fund: until when an order of the day takes part, `HH:MM` in Berlin, and the bank days to its price day. */
  order_cut_off: string | null;
  price_day: number | null;
}

/** What a venue can do, in the shape of `Venue` in the order dimensions (api.md 5). */
export interface VenueAbilities {
  sides: ('BUY' | 'SELL')[];
  validityTypes: ('GFD' | 'GTD' | 'MAX')[];
  orderTypes: Partial<
    Record<
      OrderTypeName,
      { limitExtensions: ('FOK' | 'IOC' | 'AON')[]; tradingRestrictions: ('OAO' | 'AO' | 'CAO')[] }
    >
  >;
}

export interface VenueTable {
  venue_id: string;
  name: string;
  country: string;
  type: 'EXCHANGE' | 'OFF' | 'FUND';
  currencies: Json<string[]>;
  abilities: Json<VenueAbilities>;
  /** Local opening and closing time `HH:MM` in `time_zone`. */
  opens: string;
  closes: string;
  time_zone: string;
  /** Which trading calendar closes it. */
  calendar: 'XETRA' | 'NEW_YORK' | 'BANK';
  /** `LAST`: the last price triggers and executes; `QUOTE`: a market maker's bid (sell) or ask (buy). */
  reference_price: 'LAST' | 'QUOTE';
  /** Half of the usual spread in basis points. */
  half_spread: number;
  /** Venue fee in EUR, decimal text. */
  fee: string;
  rank: number;
}

/** Which instrument is traded at which venue. */
export interface ListingTable {
  instrument_id: string;
  venue_id: string;
}

/** Tables of the seeded world: customers with depots and accounts; instruments and venues. */
export interface WorldTables {
  customer: CustomerTable;
  access_number: AccessNumberTable;
  depot: DepotTable;
  account: AccountTable;
  depot_settlement_account: DepotSettlementAccountTable;
  instrument: InstrumentTable;
  venue: VenueTable;
  listing: ListingTable;
}
