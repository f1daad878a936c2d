import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Holdings } from '@application/depot/holdings';
import type { Positions } from '@application/ports/bank/depot-gateway';
import type { DevicePreferences } from '@application/ports/device-preferences';
import type { OnPart } from '@application/ports/bank/on-part';
import type { AccountBalance } from '@domain/depot/account';
import { settlementAccountIds } from '@domain/depot/depot';
import type { DepotTotals } from '@domain/depot/depot-totals';
import type { Position } from '@domain/depot/position';
import { rankedBalances } from '@domain/depot/settlement-rank';
import type { ValuePoint } from '@domain/depot/value-history';
import type { DepotId } from '@domain/codes/ids';
import type { RemoteData } from '@domain/failure/remote-data';
import { failed, idle, loaded, loading, valueOrUndefined } from '@domain/failure/remote-data';
import { berlinTime } from '@domain/time/berlin-time';
import type { Instant } from '@domain/time/instant';
import { EUR } from '@domain/money/unit';
import { DepotSelection, type DepotSelectionCollaborators } from '@ui/parts/depot/depot-selection';
import { ColumnsModel, type ColumnsCollaborators } from './columns/columns-model';
import { LivePrices, type LivePricesCollaborators } from './positions/live-prices';
import { PositionsModel } from './positions/positions-model';
import { ValueHistoryModel, type ValueHistoryCollaborators } from './value/value-history-model';

/** What the depot overview needs from outside. */
export interface DepotOverviewCollaborators
  extends
    DepotSelectionCollaborators,
    ColumnsCollaborators,
    LivePricesCollaborators,
    ValueHistoryCollaborators {
  readonly holdings: Holdings;
  readonly preferences: DevicePreferences;
}

/** What the bank says of all positions together. */
interface Stated {
  readonly totals: DepotTotals | undefined;
  readonly matches: number;
}

/** `depotuebersicht`: what is in the chosen depot or in all, at live prices (OBK-04, OBK-05). */
export class DepotOverviewModel {
  readonly selection: DepotSelection;
  readonly positions = new PositionsModel();
  readonly columns: ColumnsModel;
  readonly prices: LivePrices;
  readonly history: ValueHistoryModel;
  /** Whether the positions have been read, how many there are, and the totals the bank stated for one depot. */
  stated: RemoteData<Stated> = idle;
  balances: RemoteData<readonly AccountBalance[]> = idle;
  readonly #collaborators: DepotOverviewCollaborators;
  #shown = '';
  #run = 0;

  constructor(collaborators: DepotOverviewCollaborators) {
    this.#collaborators = collaborators;
    this.columns = new ColumnsModel(collaborators);
    this.prices = new LivePrices(collaborators);
    this.history = new ValueHistoryModel(collaborators);
    this.selection = new DepotSelection(collaborators, this.#open, this.#open);
    this.positions.show({ tight: collaborators.preferences.read().tightTables === true });
    makeAutoObservable(this, { stated: observableRef, balances: observableRef }, { autoBind: true });
  }

  /** The totals at live prices; where a figure or a position is not known yet, what the bank stated. */
  get totals(): DepotTotals | undefined {
    const stated = valueOrUndefined(this.stated)?.totals;
    return this.awaited === undefined ? (this.positions.totals ?? stated) : stated;
  }

  /** What the depots shown are worth today, as the page's heading says it. */
  get today(): ValuePoint | undefined {
    const { totals } = this;
    return (
      totals && {
        date: berlinTime(this.#collaborators.clock.now()).date,
        value: totals.currentValue,
        ...(totals.purchaseValue && { purchaseValue: totals.purchaseValue }),
      }
    );
  }

  /** When the newest price was made that is shown, as far as that is known. */
  get pricedAt(): Instant | undefined {
    return this.positions.rows.reduce(
      (
        newest,
        {
          stated: {
            currentPrice: { at },
          },
        },
      ) => {
        return at !== undefined && at > (newest ?? 0) ? at : newest;
      },
      this.prices.newestAt,
    );
  }

  /** How many positions are to come, while not all of them are there. */
  get awaited(): number | undefined {
    const { matches } = valueOrUndefined(this.stated) ?? { matches: 0 };
    return this.positions.rows.length < matches ? matches : undefined;
  }

  /** The cash accounts that orders of the depots shown are settled on, in the customer's order (OBK-07). */
  get settlementBalances(): readonly AccountBalance[] {
    const { shown } = this.selection;
    const settling = new Set(shown.flatMap(settlementAccountIds));
    const balances = valueOrUndefined(this.balances) ?? [];
    return rankedBalances(
      balances.filter(({ accountId }) => settling.has(accountId)),
      shown[0]?.defaultSettlementAccountId,
    );
  }

  /** What the page is about is drawn: now prices and pictures come, which would otherwise have it drawn twice. */
  drawn(): void {
    this.prices.letIn();
    if (this.stated.kind === 'loaded') this.history.show(this.selection.shown.map(({ id }) => id));
  }

  /** Lays the rows out more or less tightly, here and on later visits. */
  toggleTight(): void {
    const { preferences } = this.#collaborators;
    const tight = !this.positions.view.tight;
    this.positions.show({ tight });
    preferences.write({ ...preferences.read(), tightTables: tight });
  }

  dispose(): void {
    this.#run += 1;
    this.prices.end();
  }

  #open = (): void => {
    this.dispose();
    const depotIds = this.selection.shown.map(({ id }) => id);
    if (depotIds.join() !== this.#shown) {
      this.positions.take([], EUR);
      this.stated = idle;
      this.history.forget();
    }
    this.#shown = depotIds.join();
    void this.#read(depotIds);
    void this.columns.load();
    if (this.balances.kind === 'idle') void this.readBalances();
  };

  async #read(depotIds: readonly DepotId[]): Promise<void> {
    const { holdings, clock } = this.#collaborators;
    const run = this.#run;
    runInAction(() => {
      this.stated = loading(clock.now(), this.stated);
    });
    const isOne = depotIds.length === 1;
    const onPart: OnPart<Positions> = (soFar, matches) => {
      const isWanted = run === this.#run;
      if (isOne && isWanted) this.#grow(soFar, matches);
      return isWanted;
    };
    const answer = await TE.sequenceArray(
      depotIds.map((depotId) => holdings.depots.positions(depotId, onPart)),
    )();
    if (run !== this.#run) return;
    runInAction(() => {
      if (E.isLeft(answer)) {
        this.stated = failed(answer.left, this.stated);
        return;
      }
      const [first] = answer.right;
      const positions = answer.right.flatMap((each) => each.positions);
      this.#take(positions, first?.totals);
      this.stated = loaded(
        { totals: isOne ? first?.totals : undefined, matches: positions.length },
        clock.now(),
      );
    });
  }

  /** A part of a long depot is shown at once, unless more of it is there from before. */
  #grow({ positions, totals }: Positions, matches: number): void {
    if (positions.length <= this.positions.rows.length) return;
    const now = this.#collaborators.clock.now();
    runInAction(() => {
      this.#take(positions, totals);
      this.stated = loading(now, loaded({ totals, matches }, now));
    });
  }

  #take(positions: readonly Position[], totals: DepotTotals | undefined): void {
    this.positions.take(positions, totals?.currentValue.unit ?? EUR);
    this.prices.follow(this.positions.rows);
  }

  /** Reads what is on the accounts, once and whenever the customer asks for it again. */
  async readBalances(): Promise<void> {
    const { holdings, clock } = this.#collaborators;
    runInAction(() => {
      this.balances = loading(clock.now(), this.balances);
    });
    const answer = await holdings.accounts.balances()();
    runInAction(() => {
      this.balances = E.isLeft(answer)
        ? failed(answer.left, this.balances)
        : loaded(answer.right, clock.now());
    });
  }
}
