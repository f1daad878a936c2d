import type { Order } from '@domain/order/order';
import { Button } from '@ui/components/button';
import { ColumnHead, type SortDirection } from '@ui/components/column-head';
import { Cell, Row, Table, TableBody, TableHead, TableRegion } from '@ui/components/table';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { Fragment, useState } from 'react';
import { LegRow } from './leg-row';
import type { OrderBookModel } from './order-book-model';
import type { OrderRank } from './order-book-view-state';
import { OrderDetails } from './order-details';
import { OrderRow } from './order-row';

/** Rows drawn at first and added by each press: what a screen holds several times over. */
const pageLength = 100;
const columnCount = 7;

interface OrderBookTableProps {
  readonly model: OrderBookModel;
}

/** The orders as a table; each one opens to its legs and details, on phones it is a card. */
export const OrderBookTable = observer(function OrderBookTable({ model }: OrderBookTableProps) {
  const t = useTexts();
  const [length, setLength] = useState(pageLength);
  const { shown, view } = model;
  const sorted = (rank: OrderRank): SortDirection | undefined =>
    view.rank === rank ? (view.descending ? 'descending' : 'ascending') : undefined;
  const rank = (by: OrderRank) => (next: SortDirection) => {
    model.rankBy(by, next === 'descending');
  };
  return (
    <>
      <TableRegion label={t('orderBook.tableLabel')}>
        <Table aria-rowcount={shown.length + 1}>
          <TableHead>
            <ColumnHead sorted={sorted('instrument')} onSort={rank('instrument')}>
              {t('orderBook.column.instrument')}
            </ColumnHead>
            <ColumnHead>{t('orderBook.column.kind')}</ColumnHead>
            <ColumnHead numeric>{t('orderBook.column.quantity')}</ColumnHead>
            <ColumnHead numeric>{t('orderBook.column.price')}</ColumnHead>
            <ColumnHead numeric>{t('orderBook.column.validity')}</ColumnHead>
            <ColumnHead sorted={sorted('status')} onSort={rank('status')}>
              {t('orderBook.column.status')}
            </ColumnHead>
            <ColumnHead hidden>{t('orderBook.column.actions')}</ColumnHead>
          </TableHead>
          <TableBody>
            {shown.slice(0, length).map((order) => (
              <OrderRows key={order.id} model={model} order={order} />
            ))}
          </TableBody>
        </Table>
      </TableRegion>
      {shown.length > length && (
        <Button
          onPress={() => {
            setLength(length + pageLength);
          }}
        >
          {t('orderBook.more', { count: Math.min(pageLength, shown.length - length) })}
        </Button>
      )}
    </>
  );
});

const OrderRows = observer(function OrderRows({
  model,
  order,
}: OrderBookTableProps & { readonly order: Order }) {
  const isExpanded = model.expanded.has(order.id);
  return (
    <Fragment>
      <OrderRow
        order={order}
        isExpanded={isExpanded}
        onToggle={() => {
          model.toggle(order.id);
        }}
      />
      {order.subOrders.map((leg) => (
        <LegRow key={leg.legNumber} order={order} leg={leg} />
      ))}
      {isExpanded && (
        <Row>
          <Cell colSpan={columnCount}>
            <OrderDetails order={order} />
          </Cell>
        </Row>
      )}
    </Fragment>
  );
});
