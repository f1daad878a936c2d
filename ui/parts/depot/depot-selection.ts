import * as E from 'fp-ts/Either';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Holdings } from '@application/depot/holdings';
import type { Clock } from '@application/ports/clock';
import { ownDepots, type Depot } from '@domain/depot/depot';
import type { DepotId } from '@domain/codes/ids';
import type { Instant } from '@domain/time/instant';
import type { RemoteData } from '@domain/failure/remote-data';
import { failed, loaded, loading, valueOrUndefined } from '@domain/failure/remote-data';

/** What the choice of a depot needs from outside. */
export interface DepotSelectionCollaborators {
  readonly holdings: Pick<Holdings, 'depots'>;
  readonly clock: Clock;
}

/** What stands for all depots of the customer at once where a page can show that; a child's is never added to them. */
export const ALL_DEPOTS = 'alle';

/** One depot, or all of them. */
export type DepotChosen = DepotId | typeof ALL_DEPOTS;

/** The customer's depots and the one a page shows, or all of them. */
export class DepotSelection {
  depots: RemoteData<readonly Depot[]>;
  /** Undefined while nothing is chosen, and while all are. */
  depotId: DepotId | undefined = undefined;
  isAll = false;
  readonly #collaborators: DepotSelectionCollaborators;
  readonly #onChosen: (depotId: DepotId) => void;
  readonly #onAll: (() => void) | undefined;
  #wanted: string | undefined;

  /**
   * `onChosen` is called for each choice, also when the same depot is chosen again to read it again; `onAll` if all of
   * several are chosen, which is offered only where it is given.
   */
  constructor(
    collaborators: DepotSelectionCollaborators,
    onChosen: (depotId: DepotId) => void,
    onAll?: () => void,
  ) {
    this.#collaborators = collaborators;
    this.#onChosen = onChosen;
    this.#onAll = onAll;
    this.depots = loading(collaborators.clock.now());
    makeAutoObservable(this, { now: false }, { autoBind: true });
  }

  get depot(): Depot | undefined {
    return valueOrUndefined(this.depots)?.find(({ id }) => id === this.depotId);
  }

  /** The depots that are shown. */
  get shown(): readonly Depot[] {
    const depots = valueOrUndefined(this.depots) ?? [];
    return this.isAll ? ownDepots(depots) : depots.filter(({ id }) => id === this.depotId);
  }

  /** The moment a printed page is dated with. */
  now(): Instant {
    return this.#collaborators.clock.now();
  }

  get offersAll(): boolean {
    return this.#onAll !== undefined && ownDepots(valueOrUndefined(this.depots) ?? []).length > 1;
  }

  get chosen(): DepotChosen | undefined {
    return this.isAll ? ALL_DEPOTS : this.depotId;
  }

  /** Reads the depots and chooses the wanted one; one that is not among them counts as none: then the first. */
  async load(wanted = this.#wanted): Promise<void> {
    this.#wanted = wanted;
    const { holdings, clock } = this.#collaborators;
    this.depots = loading(clock.now(), this.depots);
    const answer = await holdings.depots.depots()();
    runInAction(() => {
      if (E.isLeft(answer)) {
        this.depots = failed(answer.left, this.depots);
        return;
      }
      this.depots = loaded(answer.right, clock.now());
      const chosen = answer.right.find(({ id }) => id === wanted) ?? answer.right[0];
      if (wanted === ALL_DEPOTS && this.offersAll) this.choose(ALL_DEPOTS);
      else if (chosen !== undefined) this.choose(chosen.id);
    });
  }

  choose(chosen: DepotChosen): void {
    this.isAll = chosen === ALL_DEPOTS;
    this.depotId = chosen === ALL_DEPOTS ? undefined : chosen;
    if (chosen === ALL_DEPOTS) this.#onAll?.();
    else this.#onChosen(chosen);
  }

  /** Reads what is shown once more. */
  reload(): void {
    if (this.chosen === undefined) void this.load();
    else this.choose(this.chosen);
  }
}
