import type { Order } from '@domain/order/open/order';
import { canCancel, canChange } from '@domain/order/open/order-permission';
import { ActionMenu } from '@ui/components/action/action-menu';
import { Caption } from '@ui/components/text/caption';
import { useTexts } from '@ui/i18n/use-texts';
import { useOrderName } from '@ui/parts/order/use-order-name';
import { usePartName } from '@ui/parts/order/use-part-name';
import { Link } from 'react-router-dom';
import css from './order-actions.module.css';
import { useOrderActions } from './use-order-actions';

interface OrderActionsProps {
  readonly order: Order;
  /** The order itself, or one of its legs. */
  readonly part: Order;
}

/** What can be done with an order or a leg, as words or behind a button; why not, where a customer would look (OBK-02). */
export function OrderActions({ order, part }: OrderActionsProps) {
  const t = useTexts();
  const orderName = useOrderName()(order);
  const partName = usePartName()(order, part);
  const actions = useOrderActions(order, part);
  const [change, cancel] = [canChange(part), canCancel(part)];
  const denied = change.kind === 'denied' && cancel.kind === 'denied' ? cancel.reason : undefined;
  return (
    <>
      {actions.map(({ id, label, name, to }) => (
        <Link key={id} className={css['word']} to={to} aria-label={name}>
          {label}
        </Link>
      ))}
      {actions.length > 0 && (
        <ActionMenu
          className={css['menu']}
          label={t('orderBook.moreOf', { order: part === order ? orderName : `${orderName}, ${partName}` })}
          actions={actions}
        />
      )}
      {denied === 'pending' && <Caption>{t('orderBook.denied.pending')}</Caption>}
      {denied === 'waiting' && <Caption>{t('orderBook.denied.waiting')}</Caption>}
      {denied === 'subscription' && <Caption>{t('orderBook.denied.subscription')}</Caption>}
    </>
  );
}
