import { isPositive, isZero, type Decimal } from '@domain/money/decimal';

/** What became of the parts of an order; they always add up to its quantity. */
export interface Quantities {
  readonly quantity: Decimal;
  readonly open: Decimal;
  readonly cancelled: Decimal;
  readonly executed: Decimal;
}

/** Why the rest of an order is no longer open. */
export type EndCause = 'CANCELLED_USER' | 'CANCELLED_SYSTEM' | 'CANCELLED_TRADE' | 'EXPIRED';

/** Why the bank itself has cancelled an order, beside its status. */
export type EndReason =
  /** The money on the account, with its credit line, did not suffice when it was to execute. */
  | 'COVER'
  /** It would have cost more, fees included, than the direct debit may collect. */
  | 'DEBIT_MAXIMUM'
  /** What a piece of the security is worth was about to change. */
  | 'CORPORATE_ACTION'
  /** The other leg of a one-cancels-other order has triggered or executed. */
  | 'OTHER_LEG'
  /** The base it was to follow has ended. */
  | 'BASE_ENDED'
  /** What it was to sell had been sold before it started. */
  | 'HOLDING';

/** The status constants of the wire (brokerage.md 4) the bank itself gives. */
export type OrderStatus =
  | 'PENDING'
  | 'OPEN'
  | 'PARTIALLY_EXECUTED'
  | 'EXECUTED'
  | 'SETTLED'
  | 'WAITING'
  | EndCause;

/** The status that follows from the quantities (rules.md 5); the cause decides when something was cancelled. */
export function orderStatus({ open, cancelled, executed }: Quantities, cause?: EndCause): OrderStatus {
  if (isPositive(open)) return isPositive(executed) ? 'PARTIALLY_EXECUTED' : 'OPEN';
  if (isZero(cancelled)) return 'EXECUTED';
  return cause ?? 'CANCELLED_TRADE';
}
