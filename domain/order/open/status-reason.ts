/** Why the bank itself has cancelled an order (wire.md), as on the wire. */
export const statusReasons = [
  /** The account could not bear what it would have cost. */
  'COVER',
  /** It would have cost more, fees included, than the direct debit may collect. */
  'DEBIT_MAXIMUM',
  'CORPORATE_ACTION',
  /** The other leg of a one-cancels-other order has triggered or executed. */
  'OTHER_LEG',
  'BASE_ENDED',
  /** What it was to sell had been sold before it started. */
  'HOLDING',
] as const;

/** The reason beside a state that the bank has brought about. */
export type StatusReason = (typeof statusReasons)[number];
