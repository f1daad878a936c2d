import type { DepotTotals } from '@domain/depot/depot-totals';
import { partKey } from '@domain/depot/allocation';
import { totalsOf } from '@domain/depot/totals-of';
import { groupedBy } from '@domain/grouped-by';
import { compareAmounts, type Amount } from '@domain/money/amount';
import type { Unit } from '@domain/money/unit';
import type { PositionId } from '@domain/codes/ids';
import { liveTotals } from './portioned';
import type { PositionRow } from './position-row';
import type { Grouping } from '@domain/depot/positions-view-state';

/** Rows that belong together: their kind, sector, currency or depot. */
export interface PositionGroup {
  readonly grouping: Exclude<Grouping, 'none'>;
  /** Undefined for what the bank did not say. */
  readonly key: string | undefined;
  readonly rows: readonly PositionRow[];
  /** What they are worth together at live prices. */
  readonly totals: () => DepotTotals | undefined;
}

/** One `<tr>` of the table. */
export type TableEntry =
  | { readonly kind: 'group'; readonly id: string; readonly group: PositionGroup }
  | { readonly kind: 'position'; readonly id: string; readonly row: PositionRow }
  | { readonly kind: 'details'; readonly id: string; readonly row: PositionRow };

/** The rows in groups, the most valuable group first; within a group they keep their order. */
export function groupsOf(
  rows: readonly PositionRow[],
  grouping: Exclude<Grouping, 'none'>,
  currency: Unit,
): readonly PositionGroup[] {
  const valued = [...groupedBy(rows, ({ stated }) => partKey(stated, grouping))].map(([key, ofGroup]) => ({
    group: { grouping, key, rows: ofGroup, totals: liveTotals(ofGroup, currency) },
    value: totalsOf(
      ofGroup.map(({ stated }) => stated),
      currency,
    )?.currentValue,
  }));
  return valued.sort((a, b) => byValue(a.value, b.value)).map(({ group }) => group);
}

const byValue = (a: Amount | undefined, b: Amount | undefined): number =>
  a !== undefined && b !== undefined
    ? compareAmounts(b, a)
    : Number(a === undefined) - Number(b === undefined);

/** Everything that stands in the table, row by row: groups with their head, opened positions with their details. */
export function tableEntries(
  rows: readonly PositionRow[],
  groups: readonly PositionGroup[] | undefined,
  expanded: ReadonlySet<PositionId>,
): readonly TableEntry[] {
  const entriesOf = (row: PositionRow): readonly TableEntry[] => {
    const { id } = row.stated;
    const own: TableEntry = { kind: 'position', id, row };
    return expanded.has(id) ? [own, { kind: 'details', id: `${id} details`, row }] : [own];
  };
  if (groups === undefined) return rows.flatMap(entriesOf);
  return groups.flatMap((group) => [
    { kind: 'group', id: `group ${group.key ?? ''}`, group } as const,
    ...group.rows.flatMap(entriesOf),
  ]);
}
