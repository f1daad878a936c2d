import { Button } from '@ui/components/button';
import { AmountText } from '@ui/components/amount-text';
import { Caption } from '@ui/components/caption';
import { ChangeText } from '@ui/components/change-text';
import { ColumnHead, type SortDirection } from '@ui/components/column-head';
import { Cell, RowHeader, Table, TableBody, TableFoot, TableHead, TableRegion } from '@ui/components/table';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import type { DepotId } from '@domain/shared/ids';
import { Unit } from '@ui/components/unit';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import type { DepotOverviewModel } from './depot-overview-model';
import { PositionTableRow } from './position-table-row';
import type { PositionRank } from './positions-view-state';

/** Rows drawn at first and added by each press. */
const pageLength = 100;

interface PositionsTableProps {
  readonly model: DepotOverviewModel;
  readonly depotId: DepotId;
}

/** The positions as a table with a total; on phones each is a card. */
export const PositionsTable = observer(function PositionsTable({ model, depotId }: PositionsTableProps) {
  const t = useTexts();
  const [length, setLength] = useState(pageLength);
  const formats = useFormats();
  const { shown, totals } = model;
  return (
    <>
      <TableRegion label={t('depot.positions.tableLabel')}>
        <Table aria-rowcount={shown.length + 2}>
          <TableHead>
            <RankedHead model={model} rank="name" label={t('depot.column.name')} />
            <ColumnHead numeric>{t('depot.column.quantity')}</ColumnHead>
            <ColumnHead numeric>{t('depot.column.price')}</ColumnHead>
            <RankedHead model={model} rank="today" label={t('depot.column.today')} numeric />
            <RankedHead
              model={model}
              rank="value"
              label={
                <>
                  {t('depot.column.value')}{' '}
                  {totals !== undefined && <Unit>{formats.unit(totals.currentValue.unit)}</Unit>}
                </>
              }
              numeric
            />
            <ColumnHead numeric>{t('depot.column.share')}</ColumnHead>
            <ColumnHead numeric>{t('depot.column.purchasePrice')}</ColumnHead>
            <RankedHead model={model} rank="profit" label={t('depot.column.profit')} numeric />
            <RankedHead model={model} rank="profitShare" label={t('depot.column.profitShare')} numeric />
            <ColumnHead hidden>{t('depot.column.actions')}</ColumnHead>
          </TableHead>
          <TableBody>
            {shown.slice(0, length).map((row) => (
              <PositionTableRow
                key={row.stated.id}
                row={row}
                depotId={depotId}
                whole={totals?.currentValue}
              />
            ))}
          </TableBody>
          <TotalRow model={model} />
        </Table>
      </TableRegion>
      {shown.length > length && (
        <Button
          onPress={() => {
            setLength(length + pageLength);
          }}
        >
          {t('depot.positions.more', { count: Math.min(pageLength, shown.length - length) })}
        </Button>
      )}
    </>
  );
});

interface RankedHeadProps {
  readonly model: DepotOverviewModel;
  readonly rank: PositionRank;
  readonly label: ReactNode;
  readonly numeric?: boolean;
}

const RankedHead = observer(function RankedHead({ model, rank, label, numeric = false }: RankedHeadProps) {
  const { view } = model;
  const sorted: SortDirection | undefined =
    view.rank === rank ? (view.descending ? 'descending' : 'ascending') : undefined;
  return (
    <ColumnHead
      numeric={numeric}
      sorted={sorted}
      onSort={(next) => {
        model.rankBy(rank, next === 'descending');
      }}
    >
      {label}
    </ColumnHead>
  );
});

const TotalRow = observer(function TotalRow({ model }: { readonly model: DepotOverviewModel }) {
  const t = useTexts();
  const totals = model.shownTotals;
  return (
    <TableFoot>
      <RowHeader>
        {t('depot.sum')}
        <Caption>{t('depot.sumCount', { count: model.shown.length })}</Caption>
      </RowHeader>
      <Cell />
      <Cell />
      <Cell label={t('depot.column.today')} numeric>
        <ChangeText relative={totals?.profitLossPreviousDay?.relative} />
      </Cell>
      <Cell label={t('depot.column.value')} numeric main>
        <AmountText amount={totals?.currentValue} shape={{ minDecimals: 2 }} bare personal />
      </Cell>
      <Cell />
      <Cell />
      <Cell label={t('depot.column.profit')} numeric>
        <ChangeText absolute={totals?.profitLossPurchase?.absolute} personal />
      </Cell>
      <Cell label={t('depot.column.profitShare')} numeric>
        <ChangeText relative={totals?.profitLossPurchase?.relative} />
      </Cell>
      <Cell />
    </TableFoot>
  );
});
