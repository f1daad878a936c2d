/** The order types of brokerage.md 3, as on the wire. */
export const orderTypes = [
  'MARKET',
  'LIMIT',
  'STOP_MARKET',
  'STOP_LIMIT',
  'TRAILING_STOP_MARKET',
  'TRAILING_STOP_LIMIT',
  'QUOTE',
  'ONE_CANCELS_OTHER',
  'NEXT_ORDER',
  'TRAILING_STOP_NATIVE_MARKET',
  'SUBSCRIPTION',
] as const;

/** How the price of an order is found. */
export type OrderType = (typeof orderTypes)[number];

/** Conditions of a limit order: fill or kill, immediate or cancel, all or none. */
export const limitExtensions = ['FOK', 'IOC', 'AON'] as const;
/** An addition to the limit; German Limitzusatz. */
export type LimitExtension = (typeof limitExtensions)[number];

/** Auctions an order is kept for: opening only, any auction, closing only. */
export const tradingRestrictions = ['OAO', 'AO', 'CAO'] as const;
/** German Handelsbeschränkung. */
export type TradingRestriction = (typeof tradingRestrictions)[number];
