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

/** Tables of the market; prices themselves need none. */
export interface MarketTables {
  price_anchor: PriceAnchorTable;
}
