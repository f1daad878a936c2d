import type { Division } from '@domain/depot/allocation';
import { columnIds, type ColumnId } from '@domain/depot/overview-column';
import type { Position } from '@domain/depot/position';
import type { InstrumentType } from '@domain/instrument/instrument-type';
import { isNegative } from '@domain/money/decimal';
import { positionType } from '@domain/depot/position-name';

/** What positions can be ranked by: the name, or a column. */
export type PositionRank = 'name' | ColumnId;

/** All of them. */
export const positionRanks: readonly PositionRank[] = ['name', ...columnIds];

/** What is shown: all, one kind of instrument, or what stands lower than it was bought. */
export type PositionFilter = 'all' | 'losing' | InstrumentType;

/** What positions can be grouped by. */
export const groupings = ['none', 'type', 'sector', 'currency', 'depot'] as const;

/** How they are grouped. */
export type Grouping = 'none' | Exclude<Division, 'position'>;

/** What of a depot is looked at, and how it is laid out. */
export interface PositionsViewState {
  readonly filter: PositionFilter;
  readonly search: string;
  readonly rank: PositionRank;
  readonly descending: boolean;
  readonly grouping: Grouping;
  /** Less room between the rows, as this device remembers it; all else is kept in the URL. */
  readonly tight: boolean;
}

/** Everything, the largest first. */
export const initialPositionsView: PositionsViewState = {
  filter: 'all',
  search: '',
  rank: 'value',
  descending: true,
  grouping: 'none',
  tight: false,
};

/** Whether it stands lower than it was bought; unknown is not a loss. */
export const isLosing = ({ profitLossPurchase }: Position): boolean =>
  profitLossPurchase !== undefined && isNegative(profitLossPurchase.absolute.value);

/** A position in a list. */
export interface ListedPosition {
  readonly stated: Position;
  /** Name, WKN and ISIN in lower case, for the search. */
  readonly words: string;
}

/** The rows that filter and search let through, in their order. */
export function foundRows<Row extends ListedPosition>(
  rows: readonly Row[],
  { filter, search }: PositionsViewState,
): readonly Row[] {
  const words = search.trim().toLowerCase();
  return rows.filter(({ stated, words: own }) => own.includes(words) && passes(stated, filter));
}

function passes(position: Position, filter: PositionFilter): boolean {
  if (filter === 'all') return true;
  return filter === 'losing' ? isLosing(position) : positionType(position) === filter;
}

/** How many positions each filter would show; filters that show nothing are left out. */
export function filterCounts(
  rows: readonly Pick<ListedPosition, 'stated'>[],
): readonly { readonly filter: PositionFilter; readonly count: number }[] {
  const counts = new Map<PositionFilter, number>([['all', rows.length]]);
  for (const { stated } of rows)
    counts.set(positionType(stated), (counts.get(positionType(stated)) ?? 0) + 1);
  const losing = rows.filter(({ stated }) => isLosing(stated)).length;
  if (losing > 0) counts.set('losing', losing);
  return [...counts].map(([filter, count]) => ({ filter, count }));
}
