import type { Json } from '@sandbox/platform/db/column-types';

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
  /** Bond traded with accrued interest: percent a year (decimal text), months between payments, the days it begins. */
  nominal_rate: string | null;
  interest_months: 1 | 3 | 6 | 12 | null;
  interest_from: string | null;
  first_interest: string | null;
  /** Fund: until when an order of the day takes part, `HH:MM` in Berlin, and the bank days to its price day. */
  order_cut_off: string | null;
  price_day: number | null;
}

/** Which instrument is traded at which venue. */
export interface ListingTable {
  instrument_id: string;
  venue_id: string;
}

declare module '@sandbox/platform/db/bank-tables' {
  interface BankTables {
    instrument: InstrumentTable;
    listing: ListingTable;
  }
}
