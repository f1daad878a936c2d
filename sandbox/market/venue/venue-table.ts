import type { Json } from '@sandbox/platform/db/column-types';
import type { OrderTypeName } from './order-type';

/** Exchanges, over the counter, fund companies. */
export const venueTypes = ['EXCHANGE', 'OFF', 'FUND'] as const;

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
  type: (typeof venueTypes)[number];
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

declare module '@sandbox/platform/db/bank-tables' {
  interface BankTables {
    venue: VenueTable;
  }
}
