import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { DepotTotals } from '@domain/depot/depot-totals';
import { joinedParts, partSums, rankedParts, type DepotPart, type Division } from '@domain/depot/allocation';
import type { Position } from '@domain/depot/position';
import type { PositionId } from '@domain/codes/ids';
import { EUR, type Unit } from '@domain/money/unit';
import { liveTotals, portioned } from './portioned';
import { PositionRanking } from '@domain/depot/position-ranking';
import { PositionRow } from './position-row';
import {
  filterCounts,
  foundRows,
  initialPositionsView,
  type PositionsViewState,
} from '@domain/depot/positions-view-state';
import { groupsOf, tableEntries, type PositionGroup, type TableEntry } from './table-entry';

/** The positions as they are looked at: which, in which order and groups, and what they are worth together. */
export class PositionsModel {
  rows: readonly PositionRow[] = [];
  view: PositionsViewState = initialPositionsView;
  /** The currency in which the depot is valued. */
  currency: Unit = EUR;
  /** By what the picture of the allocation divides them. */
  division: Division = 'type';
  readonly expanded = observable.set<PositionId>();

  constructor() {
    makeAutoObservable(this, { rows: observableRef, view: observableRef }, { autoBind: true });
  }

  /** Positions newly read take the place of those before; what was there already keeps its row. */
  take(positions: readonly Position[], currency: Unit): void {
    const { rows } = this;
    this.rows = positions.map((position, at) => {
      const before = rows[at];
      return before?.stated === position ? before : new PositionRow(position);
    });
    this.currency = currency;
  }

  /** The rows in the chosen rank; it is taken when it is chosen: a moving price moves no row. */
  get shown(): readonly PositionRow[] {
    const { rank, descending } = this.view;
    return foundRows(this.ranking.ranked(rank, descending), this.view);
  }

  get groups(): readonly PositionGroup[] | undefined {
    const { grouping } = this.view;
    return grouping === 'none' ? undefined : groupsOf(this.shown, grouping, this.currency);
  }

  get entries(): readonly TableEntry[] {
    return tableEntries(this.shown, this.groups, this.expanded);
  }

  get filters(): ReturnType<typeof filterCounts> {
    return filterCounts(this.rows);
  }

  /** The totals of all at live prices. */
  get totals(): DepotTotals | undefined {
    return this.totalsOfAll();
  }

  get shownTotals(): DepotTotals | undefined {
    return this.shown.length === this.rows.length ? this.totals : this.totalsOfShown();
  }

  get parts(): readonly DepotPart[] {
    return rankedParts(this.partsOfAll(), this.currency);
  }

  /** Whether each value is in the depot's currency, so that the column's head can say it for all. */
  get isOneCurrency(): boolean {
    return this.rows.every(({ stated }) => stated.currentValue.unit === this.currency);
  }

  show(view: Partial<PositionsViewState>): void {
    this.view = { ...this.view, ...view };
  }

  divideBy(division: Division): void {
    this.division = division;
  }

  toggle(id: PositionId): void {
    if (!this.expanded.delete(id)) this.expanded.add(id);
  }

  private get ranking(): PositionRanking<PositionRow> {
    return new PositionRanking(this.rows);
  }

  private get totalsOfAll() {
    return liveTotals(this.rows, this.currency);
  }

  private get totalsOfShown() {
    return liveTotals(this.shown, this.currency);
  }

  private get partsOfAll() {
    const { division, currency } = this;
    return portioned(this.rows, (positions) => partSums(positions, division, currency), joinedParts);
  }
}
