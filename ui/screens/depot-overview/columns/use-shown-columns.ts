import type { ColumnId } from '@domain/depot/overview-column';
import { useMemo } from 'react';
import type { DepotOverviewModel } from '../depot-overview-model';

/** The columns that stand in the table now: the depot is said only where several are shown. For observers. */
export function useShownColumns({ columns, selection }: DepotOverviewModel): readonly ColumnId[] {
  const { visible } = columns;
  const { isAll } = selection;
  return useMemo(() => (isAll ? visible : visible.filter((id) => id !== 'depot')), [isAll, visible]);
}
