import type { OrderId } from '@domain/codes/ids';
import type { KeptOrderChange } from '@domain/order/open/order-change-draft';
import type { Option } from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';

/**
 * What the signed-in customer has typed of changes: one for each order, and for each leg of a combined one. What of it
 * cannot be read is left out.
 */
export interface ChangeDrafts {
  keep(order: OrderId, draft: KeptOrderChange): Task<void>;
  find(order: OrderId): Task<Option<KeptOrderChange>>;
  forget(order: OrderId): Task<void>;
}
