import { valueOf } from '@domain/shared/amount';
import type { Order } from '@domain/order/order';
import { AmountText } from '@ui/components/amount-text';
import { SummaryList, type SummaryRow } from '@ui/components/summary-list';
import { Cell, Row, Table, TableBody, TableHead } from '@ui/components/table';
import { ColumnHead } from '@ui/components/column-head';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import css from './order-details.module.css';

/** Everything else there is to know of an order: number, prices, how much is done, each execution. */
export function OrderDetails({ order }: { readonly order: Order }) {
  const t = useTexts();
  const { instant } = useFormats();
  const rows: readonly (SummaryRow | undefined)[] = [
    { id: 'number', label: t('orderBook.detail.number'), value: order.id },
    {
      id: 'created',
      label: t('orderBook.detail.created'),
      value: `${instant(order.createdAt, 'date')} ${instant(order.createdAt, 'exactTime')}`,
    },
    order.venue && { id: 'venue', label: t('orderBook.detail.venue'), value: order.venue.name },
    order.triggerLimit && {
      id: 'trigger',
      label: t('orderBook.detail.trigger'),
      value: <AmountText amount={order.triggerLimit} />,
    },
    order.limit && {
      id: 'limit',
      label: t('orderBook.detail.limit'),
      value: <AmountText amount={order.limit} />,
    },
    order.expectedValue && {
      id: 'expected',
      label: t('orderBook.detail.expected'),
      value: <AmountText amount={order.expectedValue} />,
    },
    {
      id: 'executed',
      label: t('orderBook.detail.executed'),
      value: <AmountText amount={order.executedQuantity} />,
    },
    { id: 'open', label: t('orderBook.detail.open'), value: <AmountText amount={order.openQuantity} /> },
    {
      id: 'cancelled',
      label: t('orderBook.detail.cancelled'),
      value: <AmountText amount={order.cancelledQuantity} />,
    },
  ];
  return (
    <div className={css['details']}>
      {order.orderType === 'ONE_CANCELS_OTHER' && <p>{t('orderBook.detail.oco')}</p>}
      {order.orderType === 'NEXT_ORDER' && <p>{t('orderBook.detail.next')}</p>}
      <div className={css['columns']}>
        <SummaryList rows={rows.filter((row) => row !== undefined)} small />
        {order.subOrders.length === 0 && <Executions order={order} />}
      </div>
    </div>
  );
}

function Executions({ order }: { readonly order: Order }) {
  const t = useTexts();
  const { instant } = useFormats();
  if (order.executions.length === 0)
    return <p className={css['none']}>{t('orderBook.detail.noExecution')}</p>;
  return (
    <Table tight onPhones="scroll" aria-label={t('orderBook.detail.executions')}>
      <TableHead>
        <ColumnHead>{t('orderBook.detail.executionTime')}</ColumnHead>
        <ColumnHead numeric>{t('orderBook.detail.executionQuantity')}</ColumnHead>
        <ColumnHead numeric>{t('orderBook.detail.executionPrice')}</ColumnHead>
        <ColumnHead numeric>{t('orderBook.detail.executionValue')}</ColumnHead>
      </TableHead>
      <TableBody>
        {order.executions.map(({ id, at, quantity, price }) => (
          <Row key={id}>
            <Cell>{`${instant(at, 'date')} ${instant(at, 'exactTime')}`}</Cell>
            <Cell numeric>
              <AmountText amount={quantity} />
            </Cell>
            <Cell numeric>
              <AmountText amount={price} />
            </Cell>
            <Cell numeric>
              <AmountText amount={valueOf(quantity, price)} />
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
