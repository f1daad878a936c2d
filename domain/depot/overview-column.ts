import type { OverviewColumn } from './depot-overview-preferences';

/**
 * The columns that the depot overview can show besides the security itself, by the keys the bank stores, in the
 * order and visibility they have until the customer chooses (OBK-04).
 */
const defaults = {
  depot: true,
  quantity: true,
  available: false,
  price: true,
  priceAt: false,
  today: true,
  todayValue: false,
  value: true,
  share: true,
  purchasePrice: true,
  purchaseValue: false,
  profit: true,
  profitShare: true,
  type: false,
  sector: false,
  currency: false,
  custody: false,
  isin: false,
} as const;

/** One of them. */
export type ColumnId = keyof typeof defaults;

/** A column in its place. */
export interface ArrangedColumn extends OverviewColumn {
  readonly id: ColumnId;
}

const isColumnId = (text: string): text is ColumnId => Object.hasOwn(defaults, text);

const defaultColumns: readonly ArrangedColumn[] = Object.entries(defaults).flatMap(([id, visible]) =>
  isColumnId(id) ? [{ id, visible }] : [],
);

/** All columns, none of which is missing. */
export const columnIds: readonly ColumnId[] = defaultColumns.map(({ id }) => id);

/**
 * Every column once: those the bank remembers in their order, then those it has never heard of as they are by
 * default. A key that is not ours, or there twice, is left out.
 */
export function arrangedColumns(stored: readonly OverviewColumn[]): readonly ArrangedColumn[] {
  const arranged = new Map<ColumnId, ArrangedColumn>();
  for (const { id, visible } of stored)
    if (isColumnId(id) && !arranged.has(id)) arranged.set(id, { id, visible });
  for (const column of defaultColumns) if (!arranged.has(column.id)) arranged.set(column.id, column);
  return [...arranged.values()];
}

/** The columns with one of them moved to another place; a place beyond the ends is the end. */
export function withColumnAt(
  columns: readonly ArrangedColumn[],
  id: ColumnId,
  place: number,
): readonly ArrangedColumn[] {
  const moved = columns.find((column) => column.id === id);
  if (moved === undefined) return columns;
  return columns.filter((column) => column !== moved).toSpliced(Math.max(place, 0), 0, moved);
}
