import type { Division } from '@domain/depot/allocation';
import { instrumentTypes } from '@domain/instrument/instrument-type';
import { depotId } from '@domain/codes/ids';
import { useTexts } from '@ui/i18n/use-texts';
import type { ColumnContext } from '../columns/column-text';

/** Names a part of the depot: the kind of instrument in words, a sector in the language of the page where it is known here, a currency by its code. */
export function usePartName({
  depotName,
  sectorName,
}: Pick<ColumnContext, 'depotName' | 'sectorName'>): (division: Division, key: string | undefined) => string {
  const t = useTexts();
  return (division, key) => {
    switch (division) {
      case 'type':
        return t(
          `orderParts.instrumentType.${instrumentTypes.find((type) => type === key) ?? 'NOT_AVAILABLE'}`,
        );
      case 'depot':
        return key === undefined ? t('depot.part.unknown') : depotName(depotId(key));
      case 'sector':
        return key === undefined ? t('depot.part.unknown') : sectorName(key);
      case 'currency':
      case 'position':
        return key ?? t('depot.part.unknown');
    }
  };
}
