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
  #waiting: { readonly draft: OrderDraft; readonly cancel: Cancel } | undefined;
  savedAt: Instant | undefined;

  constructor(collaborators: DraftKeeperCollaborators) {
    this.#collaborators = collaborators;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  keep(draft: OrderDraft): void {
    this.stop();
    this.#waiting = { draft, cancel: this.#collaborators.scheduler.after(DRAFT_DEBOUNCE_MS, this.flush) };
  }

  /** Stores what is waiting now: the customer has paused, or leaves the page without a pause. */
  flush(): void {
    const { draft } = this.#waiting ?? {};
    this.stop();
    if (draft !== undefined) void this.#save(draft);
  }

  /** The draft has become an order: what is waiting to be stored is not stored any more. */
  stop(): void {
    this.#waiting?.cancel();
    this.#waiting = undefined;
  }

  async #save(draft: OrderDraft): Promise<void> {
    const isKept = await this.#collaborators.keepDraft.execute(draft)();
    runInAction(() => {
      this.savedAt = isKept ? this.#collaborators.clock.now() : undefined;
    });
  }
}
