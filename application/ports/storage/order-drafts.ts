import type { TabId } from '@domain/codes/tab-id';
import type { Snapshot } from '@domain/form/session/snapshot';
import type { DraftKind } from '@domain/order/draft/draft-kind';
import type { Option } from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';

/** A draft as it was found: what of it can still be read. */
export interface FoundDraft {
  readonly kept: Snapshot;
  /** Paths whose content is lost; an empty path stands for all of it. */
  readonly lost: readonly string[];
}

/** What the signed-in customer has typed of orders, as the order form keeps it: one draft of a kind for each tab. */
export interface OrderDrafts {
  keep(tab: TabId, kind: DraftKind, kept: Snapshot): Task<void>;
  find(tab: TabId, kind: DraftKind): Task<Option<FoundDraft>>;
  /** The tabs, open or closed, in which there is a draft of this kind. */
  tabs(kind: DraftKind): Task<readonly TabId[]>;
  forget(tab: TabId, kind: DraftKind): Task<void>;
}
