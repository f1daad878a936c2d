import { columnContents, type Whole } from '@domain/depot/column-content';
import type { ColumnId } from '@domain/depot/overview-column';
import type { Position } from '@domain/depot/position';
import { positionType } from '@domain/depot/position-name';
import type { DepotId } from '@domain/codes/ids';
import type { TextLookup } from '@ui/i18n/texts';

/** What some columns need beside the position. */
export interface ColumnContext extends Whole {
  readonly t: TextLookup;
  /** The number a customer knows a depot by. */
  readonly depotName: (depotId: DepotId) => string;
  /** What a sector is called, which the bank names in German. */
  readonly sectorName: (sector: string) => string;
}

/** What a column of text says of a position in the customer's words; undefined where it is not known. */
export function columnText(
  id: ColumnId,
  position: Position,
  { t, depotName, sectorName }: ColumnContext,
): string | undefined {
  if (id === 'depot') return depotName(position.depotId);
  if (id === 'type') return t(`orderParts.instrumentType.${positionType(position)}`);
  const content = columnContents[id];
  const said = content.kind === 'text' ? content.of(position) : undefined;
  return said !== undefined && id === 'sector' ? sectorName(said) : said;
}
