import type { Order } from '@domain/order/order';
import type { Failure } from '@domain/shared/failure';

/** What became of a change or cancellation that was released. */
export type DeedOutcome =
  /** The bank has it; the order shows how far it is. */
  | { readonly kind: 'accepted'; readonly order: Order }
  /** The answer was lost and the order shows nothing of it: nothing was changed. */
  | { readonly kind: 'not-arrived'; readonly order: Order }
  /** Neither the answer nor the order came: it may or may not have reached the bank, which has to be asked. */
  | { readonly kind: 'unknown'; readonly failure: Failure };
