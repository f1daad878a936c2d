import type { DraftKind } from '@domain/order/draft/draft-kind';
import type { OrderDraft } from '@domain/order/draft/order-draft';
import * as O from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import type { DraftStore } from '../ports/draft-store';
import type { Identifiers } from '../ports/identifiers';
import type { Locks } from '../ports/locks';
import type { Logger } from '../ports/logger';
import { tabLock } from '../shared/tab-lock';
import { draftingTab, draftNames, orderDraftName } from './order-draft-name';
import { orderDraftText, parseOrderDraft } from './order-draft-text';

/**
 * Brings back what was typed in this tab (ORD-30), else what was typed in a tab that is closed: after a crash or a
 * sign-in in a new window nothing typed is lost. A draft that cannot be read is dropped and logged.
 */
export class RestoreOrderDraft {
  constructor(
    private readonly store: Pick<DraftStore, 'load' | 'save' | 'remove' | 'names'>,
    private readonly locks: Pick<Locks, 'isHeld'>,
    private readonly identifiers: Pick<Identifiers, 'tab'>,
    private readonly logger: Pick<Logger, 'warn'>,
  ) {}

  execute(kind: DraftKind = 'STANDARD'): Task<O.Option<OrderDraft>> {
    return async () => {
      const own = orderDraftName(this.identifiers.tab(), kind);
      const draft = await this.#read(own);
      if (O.isSome(draft)) return draft;
      for (const name of await this.store.names(draftNames[kind])()) {
        if (name === own || (await this.locks.isHeld(tabLock(draftingTab(name, kind)))())) continue;
        const orphan = await this.#read(name);
        if (O.isNone(orphan)) continue;
        await this.store.save(own, orderDraftText(orphan.value))();
        await this.store.remove(name)();
        return orphan;
      }
      return O.none;
    };
  }

  async #read(name: string): Promise<O.Option<OrderDraft>> {
    const stored = await this.store.load(name)();
    if (stored.kind === 'absent') return O.none;
    const draft = stored.kind === 'text' ? parseOrderDraft(stored.text) : O.none;
    if (O.isNone(draft)) {
      this.logger.warn('Stored order draft not readable', { name });
      await this.store.remove(name)();
    }
    return draft;
  }
}
