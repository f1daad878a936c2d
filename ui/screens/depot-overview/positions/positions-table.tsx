import type { Clock } from '@application/ports/clock';
import type { ColumnId } from '@domain/depot/overview-column';
import { useMediaQuery } from '@ui/app/use-media-query';
import { narrowerThan } from '@ui/app/viewport';
import { Caption } from '@ui/components/text/caption';
import { ColumnHead, type SortDirection } from '@ui/components/table/column-head';
import { Cell, RowHeader, Table, TableFoot, TableHead, TableRegion } from '@ui/components/table/table';
import { Unit } from '@ui/components/text/unit';
import { WindowedRows, type RowPlace } from '@ui/components/table/windowed-rows';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useCallback, useMemo, type ReactNode } from 'react';
import type { CellSetting } from '../columns/column-cell';
import { columnContents, isNumeric, isOwnMoney, isRankable } from '@domain/depot/column-content';
import type { DepotOverviewModel } from '../depot-overview-model';
import { GroupRow } from './group-row';
import { PositionDetails } from './position-details';
import { PositionTableRow } from './position-table-row';
import type { PositionsModel } from './positions-model';
import type { PositionRank } from '@domain/depot/positions-view-state';
import { SumCells } from './sum-cells';
import type { TableEntry } from './table-entry';
import { useColumnContext } from '../columns/use-column-context';
import { useShownColumns } from '../columns/use-shown-columns';

interface PositionsTableProps {
  readonly model: DepotOverviewModel;
  readonly clock: Clock;
}

/** So high that head, some rows and the total are seen together with what stands above. */
const HEIGHT = 'max(24rem, calc(100dvh - 9rem))';

/** Windows in which the columns that are there at first do not fit beside the navigation, in either language. */
const NARROW = narrowerThan(1366);

/** Columns beside the chosen ones: the security, and the actions. */
const FIXED_COLUMNS = 2;

/** The positions as a table of any length with its totals; on phones each is a card (OBK-04, OBK-06). */
export const PositionsTable = observer(function PositionsTable({ model, clock }: PositionsTableProps) {
  const t = useTexts();
  const { positions, prices } = model;
  const { entries, view } = positions;
  const columns = useShownColumns(model);
  const context = useColumnContext(model);
  const isNarrow = useMediaQuery(NARROW);
  const { isStale } = prices;
  const headCurrency = positions.isOneCurrency ? positions.currency : undefined;
  const setting = useMemo<CellSetting>(
    () => ({ clock, context, headCurrency, isStale }),
    [clock, context, headCurrency, isStale],
  );
  const onDrawn = useCallback(
    (drawn: readonly TableEntry[]) => {
      prices.drawn(drawn.flatMap((entry) => (entry.kind === 'position' ? [entry.row] : [])));
    },
    [prices],
  );
  const drawEntry = useCallback(
    (entry: TableEntry, place: RowPlace) => (
      <EntryRow
        entry={entry}
        place={place}
        model={positions}
        columns={columns}
        setting={setting}
        clock={clock}
      />
    ),
    [clock, columns, positions, setting],
  );
  return (
    <TableRegion label={t('depot.positions.tableLabel')} height={HEIGHT}>
      <Table actions lines={isNarrow} tight={view.tight} aria-rowcount={entries.length + 2}>
        <TableHead>
          <RankedHead model={positions} rank="name">
            {t('depot.column.name')}
          </RankedHead>
          {columns.map((id) => (
            <HeadOf key={id} model={positions} id={id} setting={setting} />
          ))}
          <ColumnHead hidden>{t('depot.column.actions')}</ColumnHead>
        </TableHead>
        <WindowedRows key={String(view.tight)} rows={entries} keyOf={entryId} onDrawn={onDrawn}>
          {drawEntry}
        </WindowedRows>
        <TotalRow model={positions} columns={columns} setting={setting} />
      </Table>
    </TableRegion>
  );
});

interface TotalRowProps {
  readonly model: PositionsModel;
  readonly columns: readonly ColumnId[];
  readonly setting: CellSetting;
}

const TotalRow = observer(function TotalRow({ model, columns, setting }: TotalRowProps) {
  const t = useTexts();
  return (
    <TableFoot rowIndex={model.entries.length + 2}>
      <RowHeader>
        {t('depot.sum')}
        <Caption>{t('depot.sumCount', { count: model.shown.length })}</Caption>
      </RowHeader>
      <SumCells totals={model.shownTotals} columns={columns} setting={setting} />
      <Cell />
    </TableFoot>
  );
});

const entryId = ({ id }: TableEntry): string => id;

interface EntryRowProps {
  readonly entry: TableEntry;
  readonly place: RowPlace;
  readonly model: PositionsModel;
  readonly columns: readonly ColumnId[];
  readonly setting: CellSetting;
  readonly clock: Clock;
}

const EntryRow = observer(function EntryRow({ entry, place, model, columns, setting, clock }: EntryRowProps) {
  switch (entry.kind) {
    case 'group':
      return <GroupRow group={entry.group} columns={columns} setting={setting} {...place} />;
    case 'position':
      return (
        <PositionTableRow
          row={entry.row}
          columns={columns}
          setting={setting}
          isExpanded={model.expanded.has(entry.row.stated.id)}
          onToggle={model.toggle}
          {...place}
        />
      );
    case 'details':
      return (
        <PositionDetails
          row={entry.row}
          columnCount={columns.length + FIXED_COLUMNS}
          clock={clock}
          {...place}
        />
      );
  }
});

interface HeadOfProps {
  readonly model: PositionsModel;
  readonly id: ColumnId;
  readonly setting: CellSetting;
}

/** A column's head; it names the currency where that is the same in each row. */
function HeadOf({ model, id, setting: { headCurrency } }: HeadOfProps) {
  const t = useTexts();
  const formats = useFormats();
  const content = columnContents[id];
  const label = (
    <>
      {t(`depot.column.${id}`)}
      {isOwnMoney(content) && headCurrency !== undefined && <Unit>{formats.unit(headCurrency)}</Unit>}
    </>
  );
  if (!isRankable(content)) return <ColumnHead numeric={isNumeric(content)}>{label}</ColumnHead>;
  return (
    <RankedHead model={model} rank={id} numeric={isNumeric(content)}>
      {label}
    </RankedHead>
  );
}

interface RankedHeadProps {
  readonly model: PositionsModel;
  readonly rank: PositionRank;
  readonly children: ReactNode;
  readonly numeric?: boolean;
}

const RankedHead = observer(function RankedHead({ model, rank, children, numeric = false }: RankedHeadProps) {
  const { view } = model;
  const sorted: SortDirection | undefined =
    view.rank === rank ? (view.descending ? 'descending' : 'ascending') : undefined;
  return (
    <ColumnHead
      numeric={numeric}
      sorted={sorted}
      onSort={(next) => {
        model.show({ rank, descending: next === 'descending' });
      }}
    >
      {children}
    </ColumnHead>
  );
});
