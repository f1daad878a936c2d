import type { FundOrderId } from '@domain/codes/ids';
import type { Snapshot } from '@domain/form/session/snapshot';
import type { Option } from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import type { FoundDraft } from './order-drafts';

/** What the signed-in customer has typed of changes of fund orders, one for each order. */
export interface FundChangeDrafts {
  keep(order: FundOrderId, draft: Snapshot): Task<void>;
  find(order: FundOrderId): Task<Option<FoundDraft>>;
  forget(order: FundOrderId): Task<void>;
}
