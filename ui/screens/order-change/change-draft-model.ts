import type { OrderChanging } from '@application/order-change/order-changing';
import type { Clock } from '@application/ports/clock';
import type { PageScheduler } from '@application/ports/scheduler';
import type { Order } from '@domain/order/open/order';
import { emptySnapshot, type Snapshot } from '@domain/form/session/snapshot';
import { DraftKeeper } from '@ui/forms/draft-keeper';
import * as O from 'fp-ts/Option';
import { reaction } from 'mobx';
import type { ChangePartModel } from './change-part-model';

/** What drafts of changes are kept with. */
export interface ChangeDraftCollaborators {
  readonly changing: Pick<OrderChanging, 'keep' | 'drafts'>;
  readonly clock: Clock;
  readonly scheduler: PageScheduler;
}

/** What came back: typed for the order as it stands, or for one that has changed since. */
export type RestoredChange = 'restored' | 'changed-meanwhile' | undefined;

/** Keeps what is typed of a change until the change is released, and brings it back (reliability.md 3). */
export class ChangeDraftModel {
  readonly #collaborators: ChangeDraftCollaborators;
  readonly keeper: DraftKeeper<{ readonly part: Order; readonly kept: Snapshot }>;
  #stopFollowing: () => void = () => undefined;
  #run = 0;

  constructor(collaborators: ChangeDraftCollaborators) {
    this.#collaborators = collaborators;
    const { changing, clock, scheduler } = collaborators;
    const drafts = {
      keep: ({ part, kept }: { part: Order; kept: Snapshot }) => changing.keep.execute(part, kept),
    };
    this.keeper = new DraftKeeper({ drafts, clock, scheduler });
  }

  /** Puts back what was typed of the part, and keeps what is typed from then on. */
  async follow(editing: ChangePartModel): Promise<RestoredChange> {
    this.dispose();
    const run = this.#run;
    const kept = await this.#collaborators.changing.drafts.find(editing.part.id)();
    if (run !== this.#run) return undefined;
    const isBack = O.isSome(kept) && editing.take(kept.value);
    this.#stopFollowing = reaction(
      () => editing.kept,
      (typed) => this.keeper.keep({ part: editing.part, kept: typed }),
      { fireImmediately: true },
    );
    if (!isBack) return undefined;
    return kept.value.orderVersion === editing.part.version ? 'restored' : 'changed-meanwhile';
  }

  /** The change is made, or cannot be made any more: nothing of it is kept. */
  drop(part: Order): void {
    this.keeper.stop();
    this.dispose();
    void this.#collaborators.changing.keep.execute(part, emptySnapshot)();
  }

  /** The page goes away: what is typed stays kept. */
  dispose(): void {
    this.#run += 1;
    this.#stopFollowing();
    this.keeper.flush();
  }
}
