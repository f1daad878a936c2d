import { executionPrice } from '@domain/order/open/execution-price';
import type { Order } from '@domain/order/open/order';
import { compare, isPositive } from '@domain/money/decimal';
import { AmountText } from '@ui/components/text/amount-text';
import { Caption } from '@ui/components/text/caption';
import { Cell } from '@ui/components/table/table';
import { UnknownFigure } from '@ui/components/text/unknown-figure';
import { VisuallyHidden } from '@ui/components/text/visually-hidden';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { OrderStatusTag } from '@ui/parts/order/order-status-tag';
import { FillBar } from './fill-bar';
import css from './order-row.module.css';
import { OrderStatusNote } from '@ui/parts/order/order-status-note';

/** Kind, quantity, price, validity and status: the same cells for an order and for its legs. */
export function OrderFigures({ order }: { readonly order: Order }) {
  const t = useTexts();
  const formats = useFormats();
  // Whatever became of the rest: an order that has ended still says what was executed of it.
  const isPartlyExecuted =
    isPositive(order.executedQuantity.value) &&
    compare(order.executedQuantity.value, order.quantity.value) < 0;
  return (
    <>
      <Cell label={t('orderBook.column.kind')}>
        <b className={css['side']}>{t(`orderParts.side.${order.side}`)}</b>{' '}
        {t(`orderParts.type.${order.orderType}`)}
      </Cell>
      <Cell label={t('orderBook.column.quantity')} numeric className={css['figure']}>
        {isPartlyExecuted && (
          <>
            <AmountText amount={order.executedQuantity} bare />
            {' / '}
          </>
        )}
        <AmountText amount={order.quantity} />
        {isPartlyExecuted && <FillBar order={order} />}
      </Cell>
      <Cell label={t('orderBook.column.price')} numeric className={css['figure']}>
        <Price order={order} />
      </Cell>
      <Cell label={t('orderBook.column.validity')} numeric className={css['figure']}>
        {order.validUntil !== undefined && formats.day(order.validUntil)}
        {order.validUntil === undefined &&
          (order.validityType === 'GFD' ? t('order.validity.choice.GFD') : <UnknownFigure />)}
      </Cell>
      <Cell main className={css['status']}>
        <OrderStatusTag status={order.status} />
        <OrderStatusNote order={order} />
      </Cell>
    </>
  );
}

/**
 * Where the order acts: its limit or its stop, with the distance of one that trails, and at which price it was executed;
 * an order without a price of its own has that alone. A combined one says it in its legs.
 */
function Price({ order }: { readonly order: Order }) {
  const t = useTexts();
  const formats = useFormats();
  const { limit, triggerLimit, trailing, subOrders } = order;
  if (subOrders.length > 0)
    return (
      <>
        <span aria-hidden="true">—</span>
        <VisuallyHidden>{t('orderBook.priceInLegs')}</VisuallyHidden>
      </>
    );
  const further =
    trailing !== undefined
      ? t('orderBook.trailing', {
          distance:
            trailing.kind === 'absolute'
              ? formats.price(trailing.distance)
              : formats.percent(trailing.distance, { minDecimals: 0 }),
        })
      : limit && triggerLimit && t('orderBook.stopAt', { price: formats.priceFigure(triggerLimit) });
  const set = trailing === undefined ? (limit ?? triggerLimit) : triggerLimit;
  const executed = executionPrice(order);
  const executedAt = order.executions.length > 1 ? 'averagePrice' : 'executionPrice';
  return (
    <>
      <AmountText amount={set ?? executed} price />
      {further !== undefined && <Caption>{further}</Caption>}
      {executed && (
        <div className={css['executed']}>
          <Caption>
            {set === undefined
              ? t(`orderBook.${executedAt}`)
              : t(`orderBook.${executedAt}Of`, { price: formats.price(executed) })}
          </Caption>
        </div>
      )}
    </>
  );
}
