import { snapshotCell, snapshotOf, typedOver, type Snapshot } from '@domain/form/session/snapshot';
import { reaction } from 'mobx';
import type { ObservedOrder } from './observed-order';

/**
 * What the page was filled with. Where a draft of another order waits for the customer's decision, it is not replaced by
 * what an address names: only who types has decided (ORD-30).
 */
export class Filling {
  /** With something that was said before: a draft, a template, an earlier order. */
  isResumed = false;
  #isSparing = false;
  /** What stood in the form before anything was typed. */
  #untyped: Snapshot | undefined;

  /** From now on nothing is kept, until something is typed over what the form is filled with. */
  spareOtherDraft(): void {
    this.#isSparing = true;
  }

  /** All that the address names stands in the form. */
  end(form: ObservedOrder): void {
    this.#untyped = snapshotOf(form.session);
  }

  /** Tells each draft that is to be kept. */
  follow(form: ObservedOrder, onDraft: (draft: Snapshot) => void): () => void {
    const kept = snapshotCell(form.session);
    return reaction(
      () => form.observed(kept),
      (draft) => {
        this.#isSparing &&= this.#untyped === undefined || typedOver(this.#untyped, draft) === undefined;
        if (!this.#isSparing) onDraft(draft);
      },
    );
  }
}
