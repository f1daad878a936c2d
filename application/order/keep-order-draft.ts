import type { Snapshot } from '@domain/form/session/snapshot';
import type { DraftKind } from '@domain/order/draft/draft-kind';
import { isBlank } from '@domain/order/draft/kept-draft';
import type { Task } from 'fp-ts/Task';
import type { Identifiers } from '../ports/identifiers';
import type { OrderDrafts } from '../ports/storage/order-drafts';

/**
 * Keeps what this tab's customer has typed so far (ORD-30) and tells whether there was anything to keep. An untouched
 * form is not kept: it would stand before the draft of a tab that was closed. The caller debounces.
 */
export class KeepOrderDraft {
  constructor(
    private readonly drafts: Pick<OrderDrafts, 'keep' | 'forget'>,
    private readonly identifiers: Pick<Identifiers, 'tab'>,
  ) {}

  execute(draft: Snapshot, kind: DraftKind = 'STANDARD'): Task<boolean> {
    const tab = this.identifiers.tab();
    const isWorthIt = !isBlank(draft);
    return async () => {
      await (isWorthIt ? this.drafts.keep(tab, kind, draft) : this.drafts.forget(tab, kind))();
      return isWorthIt;
    };
  }
}
