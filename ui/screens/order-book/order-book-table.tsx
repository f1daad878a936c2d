import { ColumnHead, type SortDirection } from '@ui/components/table/column-head';
import { Cell, Row, Table, TableHead, TableRegion } from '@ui/components/table/table';
import { WindowedRows, type RowPlace } from '@ui/components/table/windowed-rows';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useCallback, type ReactNode } from 'react';
import type { BookEntry } from '@domain/order/open/book-entry';
import { LegRow } from './row/leg-row';
import type { OrderBookModel } from './order-book-model';
import type { OrderRank } from '@domain/order/open/order-book-view';
import css from './row/order-details.module.css';
import { OrderDetails } from './row/order-details';
import { OrderRow } from './row/order-row';

const columnCount = 7;

/** So high that head and many rows are seen together with what stands above. */
const height = 'max(24rem, calc(100dvh - 9rem))';

interface OrderBookTableProps {
  readonly model: OrderBookModel;
}

/** The orders as a table of any length; each one opens to its life and details, on phones it is a card (OBK-06). */
export const OrderBookTable = observer(function OrderBookTable({ model }: OrderBookTableProps) {
  const t = useTexts();
  const { entries } = model;
  const drawEntry = useCallback(
    (entry: BookEntry, place: RowPlace) => <EntryRow model={model} entry={entry} place={place} />,
    [model],
  );
  return (
    <TableRegion label={t('orderBook.tableLabel')} height={height}>
      <Table actions aria-rowcount={entries.length + 1}>
        <TableHead>
          <RankedHead model={model} rank="instrument">
            {t('orderBook.column.instrument')}
          </RankedHead>
          <RankedHead model={model} rank="kind">
            {t('orderBook.column.kind')}
          </RankedHead>
          <RankedHead model={model} rank="quantity" numeric>
            {t('orderBook.column.quantity')}
          </RankedHead>
          <ColumnHead numeric>{t('orderBook.column.price')}</ColumnHead>
          <RankedHead model={model} rank="validity" numeric>
            {t('orderBook.column.validity')}
          </RankedHead>
          <RankedHead model={model} rank="status">
            {t('orderBook.column.status')}
          </RankedHead>
          <ColumnHead hidden>{t('orderBook.column.actions')}</ColumnHead>
        </TableHead>
        <WindowedRows rows={entries} keyOf={entryId}>
          {drawEntry}
        </WindowedRows>
      </Table>
    </TableRegion>
  );
});

const entryId = ({ id }: BookEntry): string => id;

interface EntryRowProps extends OrderBookTableProps {
  readonly entry: BookEntry;
  readonly place: RowPlace;
}

const EntryRow = observer(function EntryRow({ model, entry, place }: EntryRowProps) {
  switch (entry.kind) {
    case 'order':
      return (
        <OrderRow
          order={entry.order}
          isExpanded={model.expanded.has(entry.order.id)}
          onToggle={model.toggle}
          {...place}
        />
      );
    case 'leg':
      return (
        <LegRow order={entry.order} leg={entry.leg} depth={entry.depth} isLast={entry.isLast} {...place} />
      );
    case 'details':
      return (
        <Row {...place}>
          <Cell colSpan={columnCount} className={css['detailsCell']}>
            <OrderDetails model={model} order={entry.order} />
          </Cell>
        </Row>
      );
  }
});

interface RankedHeadProps extends OrderBookTableProps {
  readonly rank: OrderRank;
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
