import type { Order } from '@domain/order/open/order';
import type { Failure } from '@domain/failure/failure';

/** What became of a change or cancellation that was released. */
export type DeedOutcome =
  /** The bank has it; the order shows how far it is. */
  | { readonly kind: 'accepted'; readonly order: Order }
  /** The answer was lost and the order shows nothing of it: nothing was changed. */
  | { readonly kind: 'not-arrived'; readonly order: Order }
  /** The answer was lost and the order has moved on, but not to where the customer wanted it. */
  | { readonly kind: 'overtaken'; readonly order: Order }
  /** The answer was lost and the bank is working on the order: what comes of it is not known yet. */
  | { readonly kind: 'pending'; readonly order: Order }
  /** Neither the answer nor the order came: it may or may not have reached the bank, which has to be asked. */
  | { readonly kind: 'unknown'; readonly failure: Failure };
