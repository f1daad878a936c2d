import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { LoadValueHistory } from '@application/depot/load-value-history';
import type { Clock } from '@application/ports/clock';
import type { HistoryRange, ValuePoint } from '@domain/depot/value-history';
import type { DepotId } from '@domain/codes/ids';
import { failed, idle, loaded, loading, type RemoteData } from '@domain/failure/remote-data';

/** What the history is read with. */
export interface ValueHistoryCollaborators {
  readonly loadValueHistory: Pick<LoadValueHistory, 'execute'>;
  readonly clock: Clock;
}

/** What the depots shown have been worth, over the chosen range (OBK-05). */
export class ValueHistoryModel {
  range: HistoryRange = 'quarter';
  points: RemoteData<readonly ValuePoint[]> = idle;
  readonly #collaborators: ValueHistoryCollaborators;
  #depotIds: readonly DepotId[] = [];
  #run = 0;

  constructor(collaborators: ValueHistoryCollaborators) {
    this.#collaborators = collaborators;
    makeAutoObservable(this, { points: observableRef }, { autoBind: true });
  }

  /** Other depots are chosen: what these were worth is not shown beside them. */
  forget(): void {
    this.#run += 1;
    this.points = idle;
  }

  show(depotIds: readonly DepotId[]): void {
    this.#depotIds = depotIds;
    void this.#read();
  }

  choose(range: HistoryRange): void {
    this.range = range;
    void this.#read();
  }

  reload(): void {
    void this.#read();
  }

  async #read(): Promise<void> {
    const { loadValueHistory, clock } = this.#collaborators;
    const run = (this.#run += 1);
    this.points = loading(clock.now(), this.points);
    const answer = await loadValueHistory.execute(this.#depotIds, this.range)();
    if (run !== this.#run) return;
    runInAction(() => {
      this.points = E.isLeft(answer) ? failed(answer.left, this.points) : loaded(answer.right, clock.now());
    });
  }
}
