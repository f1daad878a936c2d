import { emptyDraft, type OrderDraft } from '@domain/order/order-draft';
import type { Task } from 'fp-ts/Task';
import type { DraftStore } from '../ports/draft-store';
import type { Identifiers } from '../ports/identifiers';
import { orderDraftName } from './order-draft-name';
import { orderDraftText } from './order-draft-text';

/** Keeps what this tab's customer has typed so far (ORD-30); an empty form is not kept. The caller debounces. */
export class KeepOrderDraft {
  constructor(
    private readonly store: Pick<DraftStore, 'save' | 'remove'>,
    private readonly identifiers: Pick<Identifiers, 'tab'>,
  ) {}

  execute(draft: OrderDraft): Task<void> {
    const name = orderDraftName(this.identifiers.tab());
    const text = orderDraftText(draft);
    return text === orderDraftText(emptyDraft) ? this.store.remove(name) : this.store.save(name, text);
  }
}
