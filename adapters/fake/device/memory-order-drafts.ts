import type { FoundDraft, OrderDrafts } from '@application/ports/storage/order-drafts';
import type { ReleasedDrafts } from '@application/ports/storage/released-drafts';
import { tabId, type TabId } from '@domain/codes/tab-id';
import type { Snapshot } from '@domain/form/session/snapshot';
import type { DraftKind } from '@domain/order/draft/draft-kind';
import { draftNames, orderDraftName } from '@domain/order/draft/order-draft-name';
import * as O from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';

/** Drafts of orders in memory: what one page keeps, a later page on the same drafts finds. */
export class MemoryOrderDrafts implements OrderDrafts, ReleasedDrafts {
  readonly #drafts = new Map<string, Snapshot>();

  keep(tab: TabId, kind: DraftKind, kept: Snapshot): Task<void> {
    return async () => void this.#drafts.set(orderDraftName(tab, kind), kept);
  }

  find(tab: TabId, kind: DraftKind): Task<O.Option<FoundDraft>> {
    return async () => {
      const kept = this.#drafts.get(orderDraftName(tab, kind));
      return kept === undefined ? O.none : O.some({ kept, lost: [] });
    };
  }

  tabs(kind: DraftKind): Task<readonly TabId[]> {
    return async () =>
      this.names
        .filter((name) => name.startsWith(draftNames[kind]))
        .map((name) => tabId(name.slice(draftNames[kind].length)));
  }

  forget(tab: TabId, kind: DraftKind): Task<void> {
    return this.remove(orderDraftName(tab, kind));
  }

  /** Removes a draft that has done its work, by the name its intent has for it. */
  remove(name: string): Task<void> {
    return async () => void this.#drafts.delete(name);
  }

  /** The names of all there are. */
  get names(): readonly string[] {
    return [...this.#drafts.keys()];
  }
}
