import { isPositive, type Decimal } from '../shared/decimal';

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

/** The states as the customer reads them: the three cancelled ones share one text (brokerage.md 4). */
export type StatusText = Exclude<OrderStatus, `CANCELLED_${string}`> | 'CANCELLED';

/** The name of the text that a state is shown with. */
export function statusText(status: OrderStatus): StatusText {
  switch (status) {
    case 'CANCELLED_USER':
    case 'CANCELLED_SYSTEM':
    case 'CANCELLED_TRADE':
      return 'CANCELLED';
    default:
      return status;
  }
}

/** Why the rest of an order will not be executed; shown beside the shared text (rules.md 5). */
export type EndCause = 'user' | 'system' | 'trade' | 'expiry';

const endedBy = {
  user: 'CANCELLED_USER',
  system: 'CANCELLED_SYSTEM',
  trade: 'CANCELLED_TRADE',
  expiry: 'EXPIRED',
} as const satisfies Record<EndCause, OrderStatus>;

/** The cause that a state names, undefined where the order was not ended early. */
export const endCauseOf = (status: OrderStatus): EndCause | undefined =>
  (['user', 'system', 'trade', 'expiry'] as const).find((cause) => endedBy[cause] === status);

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
