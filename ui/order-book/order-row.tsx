import type { Order } from '@domain/order/order';
import { canCancel } from '@domain/order/order-permission';
import { pathOf } from '@ui/app/routes';
import { AmountText } from '@ui/components/amount-text';
import { Caption } from '@ui/components/caption';
import { Icon } from '@ui/components/icon';
import { Cell, Row, RowActions, RowHeader } from '@ui/components/table';
import { UnknownFigure } from '@ui/components/unknown-figure';
import { VisuallyHidden } from '@ui/components/visually-hidden';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { instrumentOf } from '@ui/order-parts/order-name';
import { OrderStatusTag } from '@ui/order-parts/order-status-tag';
import { useOrderName } from '@ui/order-parts/use-order-name';
import { Link } from 'react-router-dom';
import css from './order-row.module.css';
import { OrderStatusNote } from './order-status-note';

interface OrderRowProps {
  readonly order: Order;
  readonly isExpanded: boolean;
  readonly onToggle: () => void;
}

/** One order as a row: what, how many, at which price, until when, where it stands, what can be done. */
export function OrderRow({ order, isExpanded, onToggle }: OrderRowProps) {
  const t = useTexts();
  const { instant } = useFormats();
  const name = useOrderName()(order);
  const instrument = instrumentOf(order);
  const permission = canCancel(order);
  return (
    <Row chosen={isExpanded}>
      <RowHeader className={css['head']}>
        <div className={css['name']}>
          <button
            type="button"
            className={css['toggle']}
            aria-expanded={isExpanded}
            aria-label={t(isExpanded ? 'orderBook.hide' : 'orderBook.show', { order: name })}
            onClick={onToggle}
          >
            <Icon name={isExpanded ? 'chevron-down' : 'chevron-right'} />
          </button>
          <span>
            {instrument?.name ?? t('orderBook.unknownInstrument')}
            <Caption>
              {[
                instrument?.wkn,
                (order.venue ?? order.subOrders[0]?.venue)?.name,
                instant(order.createdAt, 'date'),
              ]
                .filter((part) => part !== undefined)
                .join(' · ')}
            </Caption>
          </span>
        </div>
      </RowHeader>
      <OrderFigures order={order} />
      <Cell className={css['deeds']}>
        <RowActions>
          {permission.kind === 'allowed' && (
            <Link
              to={`${pathOf('orderCancellation')}?orderid=${order.id}`}
              aria-label={t('orderBook.cancelOf', { order: name })}
            >
              {t('orderBook.cancel')}
            </Link>
          )}
          {permission.kind === 'denied' && permission.reason === 'pending' && (
            <Caption>{t('orderBook.whilePending')}</Caption>
          )}
        </RowActions>
      </Cell>
    </Row>
  );
}

/** Kind, quantity, price, validity and status: the same cells for an order and for its legs. */
export function OrderFigures({ order }: { readonly order: Order }) {
  const t = useTexts();
  const formats = useFormats();
  const price = order.limit ?? order.triggerLimit;
  const isPartlyExecuted = order.status === 'PARTIALLY_EXECUTED';
  return (
    <>
      <Cell label={t('orderBook.column.kind')}>
        <b className={css['side']}>{t(`orderParts.side.${order.side}`)}</b>{' '}
        {t(`orderParts.type.${order.orderType}`)}
      </Cell>
      <Cell label={t('orderBook.column.quantity')} numeric>
        {isPartlyExecuted && `${formats.figure(order.executedQuantity)} / `}
        <AmountText amount={order.quantity} />
      </Cell>
      <Cell label={t('orderBook.column.price')} numeric>
        {order.subOrders.length === 0 ? (
          <AmountText amount={price} />
        ) : (
          <>
            <span aria-hidden="true">—</span>
            <VisuallyHidden>{t('orderBook.priceInLegs')}</VisuallyHidden>
          </>
        )}
      </Cell>
      <Cell label={t('orderBook.column.validity')} numeric>
        {order.validUntil !== undefined && formats.day(order.validUntil)}
        {order.validUntil === undefined &&
          (order.validityType === 'GFD' ? t('orderBook.today') : <UnknownFigure />)}
      </Cell>
      <Cell label={t('orderBook.column.status')}>
        <OrderStatusTag status={order.status} />
        <OrderStatusNote order={order} />
      </Cell>
    </>
  );
}
