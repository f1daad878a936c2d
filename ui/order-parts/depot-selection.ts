import * as E from 'fp-ts/Either';
import { makeAutoObservable, runInAction } from 'mobx';
import type { LoadDepots } from '@application/depot/load-depots';
import type { Clock } from '@application/ports/clock';
import type { Depot } from '@domain/depot/depot';
import type { DepotId } from '@domain/shared/ids';
import type { RemoteData } from '@domain/shared/remote-data';
import { failed, loaded, loading, valueOrUndefined } from '@domain/shared/remote-data';

/** What the choice of a depot needs from outside. */
export interface DepotSelectionCollaborators {
  readonly loadDepots: Pick<LoadDepots, 'execute'>;
  readonly clock: Clock;
}

/** The customer's depots and the one a page shows. */
export class DepotSelection {
  depots: RemoteData<readonly Depot[]>;
  depotId: DepotId | undefined = undefined;
  readonly #collaborators: DepotSelectionCollaborators;
  readonly #onChosen: (depotId: DepotId) => void;
  #wanted: string | undefined;

  /** `onChosen` is called for each choice, also when the same depot is chosen again to read it anew. */
  constructor(collaborators: DepotSelectionCollaborators, onChosen: (depotId: DepotId) => void) {
    this.#collaborators = collaborators;
    this.#onChosen = onChosen;
    this.depots = loading(collaborators.clock.now());
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get depot(): Depot | undefined {
    return valueOrUndefined(this.depots)?.find(({ id }) => id === this.depotId);
  }

  /** Reads the depots and chooses the wanted one; one that is not among them counts as none: then the first. */
  async load(wanted = this.#wanted): Promise<void> {
    this.#wanted = wanted;
    const { loadDepots, clock } = this.#collaborators;
    this.depots = loading(clock.now(), this.depots);
    const answer = await loadDepots.execute()();
    runInAction(() => {
      if (E.isLeft(answer)) {
        this.depots = failed(answer.left, this.depots);
        return;
      }
      this.depots = loaded(answer.right, clock.now());
      const chosen = answer.right.find(({ id }) => id === wanted) ?? answer.right[0];
      if (chosen !== undefined) this.choose(chosen.id);
    });
  }

  choose(depotId: DepotId): void {
    this.depotId = depotId;
    this.#onChosen(depotId);
  }

  /** Reads what is shown once more. */
  reload(): void {
    if (this.depotId === undefined) void this.load();
    else this.choose(this.depotId);
  }
}
