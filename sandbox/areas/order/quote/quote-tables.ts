import type { Side } from '../trade/working-order';

/** What a customer wants quoted, released once by TAN; it serves quotes until one of them becomes an order. */
export interface QuoteTicketTable {
  client_id: string;
  ticket_id: string;
  depot_id: string;
  settlement_account_id: string;
  side: Side;
  instrument_id: string;
  venue_id: string;
  /** Decimal text. */
  quantity: string;
  /** The customer takes a quote that a dealer makes by hand. */
  allows_manual: boolean;
  /** The canonical body that the TAN is bound to. */
  body: string;
  created_at: Date;
  released_at: Date | null;
  /** Bank time; after it no more quotes are given. */
  expires_at: Date;
  /** When the dealer was asked to quote by hand. */
  manual_asked_at: Date | null;
  /** The order that one of its quotes has become. */
  order_id: string | null;
}

/** A dealer's binding price for everything its ticket says. */
export interface QuoteTable {
  client_id: string;
  quote_id: string;
  ticket_id: string;
  /** Decimal text, in the unit of the instrument's prices. */
  limit_price: string;
  is_manual: boolean;
  created_at: Date;
  /** Bank time. */
  expires_at: Date;
}

declare module '@sandbox/platform/db/bank-tables' {
  interface BankTables {
    quote_ticket: QuoteTicketTable;
    quote: QuoteTable;
  }
}
