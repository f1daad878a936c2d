import type { TabId } from '@domain/codes/tab-id';
import type { DraftKind } from '@domain/order/draft/draft-kind';
import type { OrderDraft } from '@domain/order/draft/order-draft';
import type { Option } from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';

/**
 * What the signed-in customer has typed of orders: one draft of a kind for each tab. What of a draft cannot be read is
 * as in an empty one; where that is its order type, there is no draft.
 */
export interface OrderDrafts {
  keep(tab: TabId, kind: DraftKind, draft: OrderDraft): Task<void>;
  find(tab: TabId, kind: DraftKind): Task<Option<OrderDraft>>;
  /** The tabs, open or closed, in which there is a draft of this kind. */
  tabs(kind: DraftKind): Task<readonly TabId[]>;
  forget(tab: TabId, kind: DraftKind): Task<void>;
}
