import type { KeepOrderDraft } from '@application/order/keep-order-draft';
import type { Clock } from '@application/ports/clock';
import type { Cancel, Scheduler } from '@application/ports/scheduler';
import type { OrderDraft } from '@domain/order/order-draft';
import type { Instant } from '@domain/shared/instant';
import { makeAutoObservable, runInAction } from 'mobx';

/** What drafts are kept with. */
export interface DraftKeeperCollaborators {
  readonly keepDraft: Pick<KeepOrderDraft, 'execute'>;
  readonly clock: Clock;
  readonly scheduler: Pick<Scheduler, 'after'>;
}

/** Pause after the last change before the draft is stored. */
export const DRAFT_DEBOUNCE_MS = 500;

/** Stores what is typed once the customer pauses, and says when it last did (ORD-30). */
export class DraftKeeper {
  readonly #collaborators: DraftKeeperCollaborators;
  #cancel: Cancel | undefined;
  savedAt: Instant | undefined;

  constructor(collaborators: DraftKeeperCollaborators) {
    this.#collaborators = collaborators;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  keep(draft: OrderDraft): void {
    this.#cancel?.();
    this.#cancel = this.#collaborators.scheduler.after(DRAFT_DEBOUNCE_MS, () => void this.#save(draft));
  }

  /** The draft has become an order: what is waiting to be stored is not stored any more. */
  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  async #save(draft: OrderDraft): Promise<void> {
    await this.#collaborators.keepDraft.execute(draft)();
    runInAction(() => {
      this.savedAt = this.#collaborators.clock.now();
    });
  }
}
