/**
 * What an order shows of a change or cancellation of it whose answer was lost. Neither carries a key of its own, so
 * an order that has moved on may have been moved from another device: only what it shows is said, nothing is guessed.
 */
export type DeedVerdict =
  /** The order stands as the customer wanted it. */
  | 'arrived'
  /** The order stands as it stood. */
  | 'not-arrived'
  /** Something is being worked on; what, shows when it is done. */
  | 'pending'
  /** The order has moved on, and not to where the customer wanted it. */
  | 'overtaken';
