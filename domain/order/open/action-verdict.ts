/**
 * What an order shows of a change or cancellation the bank has done: that it was done the bank tells by its key, but the
 * order may have moved on since, from another device or at the venue.
 */
export type ActionVerdict =
  /** The order stands as the customer wanted it. */
  | 'arrived'
  /** The order stands as it stood. */
  | 'not-arrived'
  /** Something is being worked on; what, shows when it is done. */
  | 'pending'
  /** The order has moved on, and not to where the customer wanted it. */
  | 'overtaken';
