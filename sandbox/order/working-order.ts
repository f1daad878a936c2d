import type { Decimal } from '@domain/shared/decimal';
import type { Instant } from '@domain/shared/instant';
import type { Quantities } from './order-status';

/** Buy or sell. */
export type Side = 'BUY' | 'SELL';

/** How the order may execute; a triggered stop is a market order from then on. */
export type ExecutionTerms =
  | { readonly kind: 'market' }
  | { readonly kind: 'limit'; readonly limit: Decimal }
  | { readonly kind: 'stop'; readonly trigger: Decimal };

/**
 * Where an order stands with the venue: entry, change or cancellation are on their way for a moment (the wire
 * says PENDING), it works, it waits in a combined order that this bank only keeps, or it has ended.
 */
export type Stage = 'ENTERING' | 'CHANGING' | 'CANCELLING' | 'WORKING' | 'WAITING' | 'ENDED';

/** What the matching must know of an order. */
export interface WorkingOrder extends Quantities {
  readonly side: Side;
  readonly terms: ExecutionTerms;
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
