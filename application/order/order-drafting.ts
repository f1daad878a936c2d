import type { OrderDraft } from '@domain/order/draft/order-draft';
import type { Option } from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';

/** The draft of one kind of order page: kept while it is typed, brought back afterwards (ORD-30). */
export interface OrderDrafting {
  /** Tells whether there was anything to keep. */
  readonly keep: (draft: OrderDraft) => Task<boolean>;
  readonly restore: () => Task<Option<OrderDraft>>;
}
