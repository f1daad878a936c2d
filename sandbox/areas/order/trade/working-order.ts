import type { Decimal } from '@domain/money/decimal';
import type { Instant } from '@domain/time/instant';
import type { TradingRestriction } from '@sandbox/market/venue/auction';
import type { Quantities } from '../store/order-status';

/** Buy or sell. */
export type Side = 'BUY' | 'SELL';

/** How far a trailing stop stays behind the price: money, or percent of the price. */
export type TrailingDistance =
  | { readonly kind: 'absolute'; readonly distance: Decimal }
  | { readonly kind: 'relative'; readonly percent: Decimal };

/**
 * How the order may execute (rules.md 2). A stop that has triggered is a limit order from then on if it has a
 * limit, else a market order; a trailing one's trigger and limit are where they stand at present.
 */
export type ExecutionTerms =
  | { readonly kind: 'market' }
  | { readonly kind: 'limit'; readonly limit: Decimal }
  | { readonly kind: 'stop'; readonly trigger: Decimal; readonly limit?: Decimal }
  | {
      readonly kind: 'trailing';
      readonly trigger: Decimal;
      readonly limit?: Decimal;
      readonly distance: TrailingDistance;
    }
  /** At exactly the price a dealer has quoted. */
  | { readonly kind: 'quote'; readonly price: Decimal };

/** All at once or not at all, now; what is there now; all at once, whenever (brokerage.md 3). */
export type LimitExtension = 'FOK' | 'IOC' | 'AON';

/**
 * Where an order stands with the venue: entry, change or cancellation are on their way for a moment (the wire
 * says PENDING), it works, it waits for another order or for what this bank only shows, or it has ended.
 */
export type Stage = 'ENTERING' | 'CHANGING' | 'CANCELLING' | 'WORKING' | 'WAITING' | 'ENDED';

/** What the matching must know of an order. */
export interface WorkingOrder extends Quantities {
  readonly side: Side;
  readonly terms: ExecutionTerms;
  readonly extension?: LimitExtension;
  readonly restriction?: TradingRestriction;
  readonly stage: Stage;
  /** When the stage began. */
  readonly stageSince: Instant;
  readonly createdAt: Instant;
  /** The close of the last day it is valid on. */
  readonly validUntil: Instant;
  /** The second whose quote it has last used; each quote is used once. */
  readonly usedSequence: number;
  /** Up to here, exclusively, it is known that nothing happens. */
  readonly checkedUntil: Instant;
}
