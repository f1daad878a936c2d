import type { Order } from '@domain/order/order';
import { canCancel, canChange } from '@domain/order/order-permission';
import { pathOf } from '@ui/app/routes';
import { Caption } from '@ui/components/caption';
import { useTexts } from '@ui/i18n/use-texts';
import { useOrderName } from '@ui/order-parts/use-order-name';
import { usePartName } from '@ui/order-parts/use-part-name';
import { Link } from 'react-router-dom';
import { isRepeatable } from './is-repeatable';

interface OrderDeedsProps {
  readonly order: Order;
  /** The order itself, or one of its legs. */
  readonly part: Order;
}

/** What can be done with an order or a leg, as words; why not, where a customer would look for it (OBK-02). */
export function OrderDeeds({ order, part }: OrderDeedsProps) {
  const t = useTexts();
  const orderName = useOrderName()(order);
  const partName = usePartName()(order, part);
  const name = part === order ? orderName : `${orderName}, ${partName}`;
  const query = new URLSearchParams({
    orderid: order.id,
    ...(part !== order && { leg: part.id }),
  }).toString();
  const change = canChange(part);
  const cancel = canCancel(part);
  const denied = change.kind === 'denied' && cancel.kind === 'denied' ? cancel.reason : undefined;
  return (
    <>
      {change.kind === 'allowed' && (
        <Link to={`${pathOf('orderChange')}?${query}`} aria-label={t('orderBook.changeOf', { order: name })}>
          {t('orderBook.change')}
        </Link>
      )}
      {cancel.kind === 'allowed' && (
        <Link
          to={`${pathOf('orderCancellation')}?${query}`}
          aria-label={t('orderBook.cancelOf', { order: name })}
        >
          {t('orderBook.cancel')}
        </Link>
      )}
      {denied === 'pending' && <Caption>{t('orderBook.denied.pending')}</Caption>}
      {denied === 'waiting' && <Caption>{t('orderBook.denied.waiting')}</Caption>}
      {denied === 'subscription' && <Caption>{t('orderBook.denied.subscription')}</Caption>}
      {denied === 'finished' && part === order && isRepeatable(order) && (
        <Link
          to={`${pathOf('orderEntry')}?orderid=${order.id}`}
          aria-label={t('orderBook.repeatOf', { order: name })}
        >
          {t('orderBook.repeat')}
        </Link>
      )}
    </>
  );
}
