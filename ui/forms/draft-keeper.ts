import type { Clock } from '@application/ports/clock';
import type { Cancel, PageScheduler } from '@application/ports/scheduler';
import type { Instant } from '@domain/time/instant';
import type { Task } from 'fp-ts/Task';
import { makeAutoObservable, runInAction } from 'mobx';

/** What drafts are kept with. */
export interface DraftKeeperCollaborators<Draft> {
  /** Stores a draft, and tells whether it held anything to keep. */
  readonly drafts: { readonly keep: (draft: Draft) => Task<boolean> };
  readonly clock: Clock;
  readonly scheduler: Pick<PageScheduler, 'afterPause'>;
}

/** Pause after the last change before the draft is stored. */
export const DRAFT_DEBOUNCE_MS = 500;

/** Of who types on without a pause, what is not stored is never older than this. */
export const DRAFT_AGE_MS = 2000;

/**
 * Stores what is typed once the customer pauses or the page is hidden, says when it last did, and whether more is typed
 * since (ORD-30). It is certain that storing has begun before the page goes. Storing itself takes its time: browsers seal
 * a text only asynchronously, so that this device may not have it before the page ends; what goes to the bank outlives the
 * page. One that is only hidden lives on long enough; of one that ends at that moment, by a reload or a crash, what was
 * typed since the last pause may be lost, two seconds at most, and nothing that was typed before.
 */
export class DraftKeeper<Draft> {
  readonly #collaborators: DraftKeeperCollaborators<Draft>;
  /** Calls off what waits for the pause to be over. */
  #waiting: Cancel | undefined;
  /** Since when something is typed that is not stored. */
  #since: Instant | undefined;
  /** The newest draft, until it is stored. */
  #unsaved: Draft | undefined;
  isSaving = false;
  savedAt: Instant | undefined;

  constructor(collaborators: DraftKeeperCollaborators<Draft>) {
    this.#collaborators = collaborators;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** A draft that was stored before is there again. */
  restored(at: Instant | undefined): void {
    this.savedAt = at;
  }

  keep(draft: Draft): void {
    const { clock, scheduler } = this.#collaborators;
    const now = clock.now();
    const since = this.#since ?? now;
    this.stop();
    this.#since = since;
    this.#unsaved = draft;
    this.isSaving = true;
    const pause = Math.min(DRAFT_DEBOUNCE_MS, Math.max(0, since + DRAFT_AGE_MS - now));
    this.#waiting = scheduler.afterPause(pause, this.flush);
  }

  /** Stores what is waiting now: the customer has paused, or leaves the page without a pause. */
  flush(): void {
    if (this.#waiting === undefined || this.#unsaved === undefined) return;
    this.#callOff();
    void this.#save(this.#unsaved);
  }

  /** The draft has done its work: what is waiting to be stored is not stored any more. */
  stop(): void {
    this.#callOff();
    this.#unsaved = undefined;
    this.isSaving = false;
  }

  #callOff(): void {
    this.#waiting?.();
    this.#waiting = undefined;
    this.#since = undefined;
  }

  async #save(draft: Draft): Promise<void> {
    const isKept = await this.#collaborators.drafts.keep(draft)();
    runInAction(() => {
      this.savedAt = isKept ? this.#collaborators.clock.now() : undefined;
      if (this.#unsaved === draft) this.isSaving = false;
    });
  }
}
