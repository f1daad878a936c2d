import type { Message } from '@domain/message/message';
import type { Intent } from '@domain/order/intent';
import type { Order } from '@domain/order/open/order';
import type { Failure } from '@domain/failure/failure';

/** Where an order stands that the customer meant to place: always one of these, never "perhaps". */
export type Standing =
  /** The bank has the order. */
  | { readonly kind: 'created'; readonly intent: Intent; readonly order: Order }
  /** The bank refused it; no order exists. */
  | { readonly kind: 'refused'; readonly intent: Intent; readonly messages: readonly Message[] }
  /** Given up: no order exists and none can come of it any more. */
  | { readonly kind: 'void'; readonly intent: Intent }
  /** The bank has seen nothing of it: it may be released (again, with the same key) or given up. */
  | { readonly kind: 'open'; readonly intent: Intent; readonly failure?: Failure }
  /** The bank could not be asked: it may or may not have the order. Nothing else is offered until it answers. */
  | { readonly kind: 'asking'; readonly intent: Intent; readonly failure: Failure };
