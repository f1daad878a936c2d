import { isPositive, type Decimal } from '../../money/decimal';

/** The states of an order (brokerage.md 4), as on the wire. */
export const orderStatuses = [
  'PENDING',
  'OPEN',
  'EXECUTED',
  'PARTIALLY_EXECUTED',
  'SETTLED',
  'CANCELLED_USER',
  'CANCELLED_SYSTEM',
  'CANCELLED_TRADE',
  'EXPIRED',
  'WAITING',
  'ACCEPTED',
  'REJECTED',
  'UNKNOWN',
] as const;

/** Where an order stands. UNKNOWN is also what a state of the bank becomes that this portal does not know. */
export type OrderStatus = (typeof orderStatuses)[number];

/** Reads a state of the wire; one this portal does not know is UNKNOWN, never fatal (api.md 1). */
export const orderStatusOf = (text: string): OrderStatus =>
  orderStatuses.find((status) => status === text) ?? 'UNKNOWN';

/** Why the rest of an order will not be executed (rules.md 5). */
export type EndCause = 'user' | 'system' | 'trade' | 'expiry';

const endedBy = {
  user: 'CANCELLED_USER',
  system: 'CANCELLED_SYSTEM',
  trade: 'CANCELLED_TRADE',
  expiry: 'EXPIRED',
} as const satisfies Record<EndCause, OrderStatus>;

/** The parts a quantity falls into: open + cancelled + executed = quantity. */
export interface QuantityParts {
  readonly open: Decimal;
  readonly cancelled: Decimal;
  readonly executed: Decimal;
}

/**
 * The state that the quantities show (rules.md 5). A rest that was cancelled says nothing of its cause: without
 * one the state is unknown rather than guessed.
 */
export function deriveStatus({ open, cancelled, executed }: QuantityParts, cause?: EndCause): OrderStatus {
  if (isPositive(open)) return isPositive(executed) ? 'PARTIALLY_EXECUTED' : 'OPEN';
  if (isPositive(cancelled)) return cause === undefined ? 'UNKNOWN' : endedBy[cause];
  return isPositive(executed) ? 'EXECUTED' : 'UNKNOWN';
}
