import type { OrderId } from '@domain/codes/ids';
import type { TypedChange } from '@domain/order/open/order-change-draft';
import type { Option } from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';

/** What was typed of a change, with the version of the order it was typed for. */
export interface ChangeDraft {
  readonly version?: string;
  readonly typed: TypedChange;
}

/**
 * What the signed-in customer has typed of changes: one for each order, and for each leg of a combined one. What of it
 * cannot be read is left out.
 */
export interface ChangeDrafts {
  keep(order: OrderId, draft: ChangeDraft): Task<void>;
  find(order: OrderId): Task<Option<ChangeDraft>>;
  forget(order: OrderId): Task<void>;
}
