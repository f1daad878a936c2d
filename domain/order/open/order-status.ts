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
