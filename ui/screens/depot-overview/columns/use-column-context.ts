import { valueOrUndefined } from '@domain/failure/remote-data';
import { useBankName } from '@ui/i18n/use-bank-name';
import { useTexts } from '@ui/i18n/use-texts';
import { depotName } from '@ui/parts/depot/depot-name';
import { useMemo } from 'react';
import type { ColumnContext } from './column-text';
import type { DepotOverviewModel } from '../depot-overview-model';

/** What columns say of a position beside what is in it; to be called by an observer. */
export function useColumnContext(model: DepotOverviewModel): ColumnContext {
  const t = useTexts();
  const nameOf = useBankName();
  const depots = valueOrUndefined(model.selection.depots);
  return useMemo(
    () => ({
      t,
      whole: () => model.totals?.currentValue,
      depotName: (depotId) => {
        const depot = depots?.find(({ id }) => id === depotId);
        return depot === undefined ? '' : depotName(t, depot);
      },
      sectorName: (sector) => nameOf(sector) ?? sector,
    }),
    [depots, model, nameOf, t],
  );
}
