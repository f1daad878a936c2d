import * as E from 'fp-ts/Either';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { LoadBalances } from '@application/depot/load-balances';
import type { LoadPositions } from '@application/depot/load-positions';
import type { WatchQuotes } from '@application/depot/watch-quotes';
import type { QuoteKey, Unsubscribe } from '@application/ports/live-updates';
import type { FollowFailure } from '@application/session/follow-failure';
import type { Cancel, Scheduler } from '@application/ports/scheduler';
import type { AccountBalance } from '@domain/depot/account';
import { settlementAccountIds } from '@domain/depot/depot';
import type { DepotTotals } from '@domain/depot/depot-totals';
import type { Position } from '@domain/depot/position';
import { totalsOf } from '@domain/depot/totals-of';
import type { VenueQuote } from '@domain/order/venue';
import type { DepotId, PositionId } from '@domain/shared/ids';
import type { RemoteData } from '@domain/shared/remote-data';
import { failed, idle, loaded, loading, valueOrUndefined } from '@domain/shared/remote-data';
import { DepotSelection, type DepotSelectionCollaborators } from '@ui/order-parts/depot-selection';
import { allocation, type AllocationPart } from './allocation';
import { PositionRow } from './position-row';
import type { PositionFilter, PositionRank, PositionsViewState } from './positions-view-state';
import {
  comparePositions,
  initialPositionsView,
  isLosing,
  isShown,
  positionType,
} from './positions-view-state';

/** What the depot overview needs from outside. */
export interface DepotOverviewCollaborators extends DepotSelectionCollaborators {
  readonly loadPositions: Pick<LoadPositions, 'execute'>;
  readonly loadBalances: Pick<LoadBalances, 'execute'>;
  readonly watchQuotes: Pick<WatchQuotes, 'execute'>;
  readonly followFailure: Pick<FollowFailure, 'execute'>;
  readonly scheduler: Scheduler;
}

/** Quotes are gathered this long and drawn at once: the eye reads no faster. */
const drawEveryMs = 250;

/** `depotuebersicht`: what is in the chosen depot, at live prices (OBK-04). */
export class DepotOverviewModel {
  readonly selection: DepotSelection;
  balances: RemoteData<readonly AccountBalance[]> = idle;
  /** Whether the positions have been read, and the totals the bank stated for them. */
  positions: RemoteData<DepotTotals> = idle;
  view: PositionsViewState = initialPositionsView;
  isLive = false;
  readonly rows = observable.map<PositionId, PositionRow>([], { deep: false });
  #collaborators: DepotOverviewCollaborators;
  #endWatch: Unsubscribe | undefined;
  #drawing: Cancel | undefined;
  #gathered = new Map<string, VenueQuote>();
  #shown: DepotId | undefined;
  #run = 0;

  constructor(collaborators: DepotOverviewCollaborators) {
    this.#collaborators = collaborators;
    this.selection = new DepotSelection(collaborators, this.#open);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get all(): readonly Position[] {
    return [...this.rows.values()].map(({ position }) => position);
  }

  /** Rows in the chosen rank; a moving price moves no row: the rank is taken when it is chosen. */
  get shown(): readonly PositionRow[] {
    const { view } = this;
    return [...this.rows.values()]
      .filter(({ stated }) => isShown(stated, view))
      .sort((a, b) => comparePositions(a.stated, b.stated, view));
  }

  /** The totals at live prices; where a figure is not known for each position, what the bank stated. */
  get totals(): DepotTotals | undefined {
    const stated = valueOrUndefined(this.positions);
    return stated && (totalsOf(this.all, stated.currentValue.unit) ?? stated);
  }

  get shownTotals(): DepotTotals | undefined {
    const stated = valueOrUndefined(this.positions);
    return (
      stated &&
      totalsOf(
        this.shown.map(({ position }) => position),
        stated.currentValue.unit,
      )
    );
  }

  get allocation(): readonly AllocationPart[] {
    return this.totals === undefined ? [] : allocation(this.all, this.totals.currentValue);
  }

  /** How many positions each filter would show; filters that show nothing are left out. */
  get filters(): readonly { readonly filter: PositionFilter; readonly count: number }[] {
    const counts = new Map<PositionFilter, number>([['all', this.rows.size]]);
    const count = (filter: PositionFilter): void => void counts.set(filter, (counts.get(filter) ?? 0) + 1);
    const stated = [...this.rows.values()].map((row) => row.stated);
    stated.forEach((position) => {
      count(positionType(position));
    });
    stated.filter(isLosing).forEach(() => {
      count('losing');
    });
    return [...counts].map(([filter, number]) => ({ filter, count: number }));
  }

  /** The cash accounts orders of this depot are settled on, in the depot's order. */
  get settlementBalances(): readonly AccountBalance[] {
    const { depot } = this.selection;
    if (depot === undefined) return [];
    const balances = valueOrUndefined(this.balances) ?? [];
    return settlementAccountIds(depot).flatMap((id) => balances.filter(({ accountId }) => accountId === id));
  }

  dispose(): void {
    this.#run += 1;
    this.#endWatch?.();
    this.#endWatch = undefined;
    this.#drawing?.();
    this.#drawing = undefined;
    this.#gathered.clear();
  }

  show(view: Partial<PositionsViewState>): void {
    this.view = { ...this.view, ...view };
  }

  filterBy(filter: PositionFilter): void {
    this.show({ filter });
  }

  search(search: string): void {
    this.show({ search });
  }

  rankBy(rank: PositionRank, descending: boolean): void {
    this.show({ rank, descending });
  }

  #open = (depotId: DepotId): void => {
    this.dispose();
    if (depotId !== this.#shown) {
      this.rows.clear();
      this.positions = idle;
    }
    this.#shown = depotId;
    void this.#read(depotId);
    if (this.balances.kind === 'idle') void this.#readBalances();
  };

  async #read(depotId: DepotId): Promise<void> {
    const { loadPositions, followFailure, clock } = this.#collaborators;
    const run = this.#run;
    runInAction(() => {
      this.positions = loading(clock.now(), this.positions);
    });
    const answer = await loadPositions.execute(depotId)();
    if (run !== this.#run) return;
    runInAction(() => {
      if (E.isLeft(answer)) {
        const isFirst = valueOrUndefined(this.positions) === undefined;
        this.positions = failed(answer.left, this.positions);
        if (isFirst) followFailure.execute(answer.left, 'positions');
        return;
      }
      this.rows.replace(answer.right.positions.map((position) => [position.id, new PositionRow(position)]));
      this.positions = loaded(answer.right.totals, clock.now());
      this.#watch(answer.right.positions);
    });
  }

  async #readBalances(): Promise<void> {
    const { loadBalances, clock } = this.#collaborators;
    runInAction(() => {
      this.balances = loading(clock.now(), this.balances);
    });
    const answer = await loadBalances.execute()();
    runInAction(() => {
      this.balances = E.isLeft(answer)
        ? failed(answer.left, this.balances)
        : loaded(answer.right, clock.now());
    });
  }

  #watch(positions: readonly Position[]): void {
    const keys = positions.flatMap(({ instrument, currentPrice }): QuoteKey[] =>
      instrument && currentPrice.venue
        ? [{ instrumentId: instrument.id, venueId: currentPrice.venue.id }]
        : [],
    );
    this.#endWatch = this.#collaborators.watchQuotes.execute(keys, {
      onQuote: this.#gather,
      onLive: this.#live,
    });
  }

  #gather = (quote: VenueQuote): void => {
    this.#gathered.set(quote.instrumentId, quote);
    this.#drawing ??= this.#collaborators.scheduler.after(drawEveryMs, this.#draw);
  };

  #draw = (): void => {
    this.#drawing = undefined;
    runInAction(() => {
      for (const row of this.rows.values()) {
        const quote = row.stated.instrument && this.#gathered.get(row.stated.instrument.id);
        if (quote !== undefined) row.take(quote);
      }
    });
    this.#gathered.clear();
  };

  #live = (isLive: boolean): void => {
    runInAction(() => {
      this.isLive = isLive;
    });
  };
}
