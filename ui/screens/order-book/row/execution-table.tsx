import type { Order } from '@domain/order/open/order';
import { valueOf } from '@domain/money/amount';
import { AmountText } from '@ui/components/text/amount-text';
import { ColumnHead } from '@ui/components/table/column-head';
import { Cell, Row, Table, TableBody, TableHead } from '@ui/components/table/table';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import css from './order-details.module.css';

/** Each execution of an order with time, quantity, price and value. */
export function ExecutionTable({ order }: { readonly order: Order }) {
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
              <AmountText amount={price} price />
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
