import type { DraftKind } from '@domain/order/draft/draft-kind';
import type { OrderDraft } from '@domain/order/draft/order-draft';
import * as O from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import type { Identifiers } from '../ports/identifiers';
import type { Locks } from '../ports/locks';
import type { OrderDrafts } from '../ports/order-drafts';
import { tabLock } from '../shared/tab-lock';

/**
 * Brings back what was typed in this tab (ORD-30), else what was typed in a tab that is closed: after a crash or a
 * sign-in in a new window nothing typed is lost.
 */
export class RestoreOrderDraft {
  constructor(
    private readonly drafts: OrderDrafts,
    private readonly locks: Pick<Locks, 'isHeld'>,
    private readonly identifiers: Pick<Identifiers, 'tab'>,
  ) {}

  execute(kind: DraftKind = 'STANDARD'): Task<O.Option<OrderDraft>> {
    return async () => {
      const own = this.identifiers.tab();
      const draft = await this.drafts.find(own, kind)();
      if (O.isSome(draft)) return draft;
      for (const tab of await this.drafts.tabs(kind)()) {
        if (tab === own || (await this.locks.isHeld(tabLock(tab))())) continue;
        const orphan = await this.drafts.find(tab, kind)();
        if (O.isNone(orphan)) continue;
        await this.drafts.keep(own, kind, orphan.value)();
        await this.drafts.forget(tab, kind)();
        return orphan;
      }
      return O.none;
    };
  }
}
