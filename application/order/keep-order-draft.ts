import type { DraftKind } from '@domain/order/draft/draft-kind';
import { isBlank, type OrderDraft } from '@domain/order/draft/order-draft';
import type { Task } from 'fp-ts/Task';
import type { DraftStore } from '../ports/draft-store';
import type { Identifiers } from '../ports/identifiers';
import { orderDraftName } from '@domain/order/draft/order-draft-name';
import { orderDraftText } from './order-draft-text';

/**
 * Keeps what this tab's customer has typed so far (ORD-30) and tells whether there was anything to keep. An untouched
 * form is not kept: it would stand before the draft of a tab that was closed. The caller debounces.
 */
export class KeepOrderDraft {
  constructor(
    private readonly store: Pick<DraftStore, 'save' | 'remove'>,
    private readonly identifiers: Pick<Identifiers, 'tab'>,
  ) {}

  execute(draft: OrderDraft, kind: DraftKind = 'STANDARD'): Task<boolean> {
    const name = orderDraftName(this.identifiers.tab(), kind);
    const isWorthIt = !isBlank(draft);
    return async () => {
      await (isWorthIt ? this.store.save(name, orderDraftText(draft)) : this.store.remove(name))();
      return isWorthIt;
    };
  }
}
