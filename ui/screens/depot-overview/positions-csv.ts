import type { ColumnId } from '@domain/depot/overview-column';
import type { Position } from '@domain/depot/position';
import type { Amount } from '@domain/money/amount';
import type { Decimal } from '@domain/money/decimal';
import { csvText } from '@ui/components/table/csv-text';
import type { Formats } from '@ui/i18n/formats';
import { columnContents } from '@domain/depot/column-content';
import { columnText, type ColumnContext } from './columns/column-text';
import { momentText } from './moment-text';
import { positionName, positionType } from '@domain/depot/position-name';

/** The positions as they are shown: which, in which order, under which group, with which columns. */
export interface ShownPositions {
  readonly positions: readonly { readonly position: Position; readonly group?: string }[];
  readonly columns: readonly ColumnId[];
  readonly context: ColumnContext;
  readonly formats: Formats;
}

/**
 * The table as CSV, with the figures of the language; what is not known stays empty. Each amount has
 * its unit in a column of its own, row by row.
 */
export function positionsCsv({ positions, columns, context, formats }: ShownPositions): string {
  const { t } = context;
  const isGrouped = positions.some(({ group }) => group !== undefined);
  const head = [
    ...(isGrouped ? [t('depot.grouping.label')] : []),
    t('depot.column.name'),
    t('depot.column.type'),
    t('depot.column.wkn'),
    ...columns.flatMap((id) => headsOf(id, context)),
  ];
  const rows = positions.map(({ position, group }) => [
    ...(isGrouped ? [group ?? ''] : []),
    positionName(position),
    t(`orderParts.instrumentType.${positionType(position)}`),
    position.wkn,
    ...columns.flatMap((id) => cellsOf(position, id, context, formats)),
  ]);
  return csvText([head, ...rows], formats);
}

function headsOf(id: ColumnId, { t }: ColumnContext): readonly string[] {
  const { kind } = columnContents[id];
  const name = t(`depot.column.${id}`);
  return kind === 'amount' || kind === 'change' ? [name, t('depot.column.unit')] : [name];
}

function cellsOf(
  position: Position,
  id: ColumnId,
  context: ColumnContext,
  formats: Formats,
): readonly string[] {
  const content = columnContents[id];
  switch (content.kind) {
    case 'text':
      return [columnText(id, position, context) ?? ''];
    case 'amount':
    case 'change':
      return amountCells(content.of(position), formats);
    case 'relative':
      return [figure(content.of(position), formats)];
    case 'share':
      return [figure(content.of(position, context), formats)];
    case 'moment': {
      const at = content.of(position);
      return [at === undefined ? '' : momentText(formats, at)];
    }
  }
}

const amountCells = (amount: Amount | undefined, formats: Formats): readonly string[] =>
  amount === undefined ? ['', ''] : [figure(amount.value, formats), formats.unit(amount.unit)];

/** Spreadsheets know the hyphen as the sign of a number, not the true minus. */
const figure = (value: Decimal | undefined, formats: Formats): string =>
  value === undefined ? '' : formats.decimal(value).replace('\u2212', '-');
