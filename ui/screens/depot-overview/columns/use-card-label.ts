import type { ColumnId } from '@domain/depot/overview-column';
import type { Unit } from '@domain/money/unit';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { columnContents, isOwnMoney } from '@domain/depot/column-content';

/** What names a value on a phone's card: the column's head, with the currency where only the head says it. */
export function useCardLabel(id: ColumnId, headCurrency: Unit | undefined): string {
  const t = useTexts();
  const formats = useFormats();
  const name = t(`depot.column.${id}`);
  return headCurrency !== undefined && isOwnMoney(columnContents[id])
    ? `${name} ${formats.unit(headCurrency)}`
    : name;
}
