/** A price set by hand or by a corporate action; the walk goes through it and on from there. */
export interface PriceAnchorTable {
  instrument_id: string;
  /** Bank time. */
  set_at: Date;
  /** Decimal text, in the unit of the instrument's prices. */
  price: string;
  /** Open orders entered before it are deleted. */
  corporate_action: boolean;
}

/** A time in which trading was or is halted, in bank time. */
export interface TradingHaltTable {
  instrument_id: string;
  halted_at: Date;
  resumed_at: Date | null;
}

declare module '@sandbox/platform/db/bank-tables' {
  interface BankTables {
    trading_halt: TradingHaltTable;
    price_anchor: PriceAnchorTable;
  }
}
