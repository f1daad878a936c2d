import type { Order } from '@domain/order/open/order';
import { canCancel, canChange } from '@domain/order/open/order-permission';
import { pathOf } from '@ui/app/routes';
import { useTexts } from '@ui/i18n/use-texts';
import { useOrderName } from '@ui/parts/order/use-order-name';
import { usePartName } from '@ui/parts/order/use-part-name';
import { isRepeatable } from '@domain/order/open/is-repeatable';

/** Something that can be done with an order or a leg, and where. */
export interface OrderAction {
  readonly id: 'change' | 'cancel' | 'repeat';
  readonly label: string;
  /** Names the order, too. */
  readonly name: string;
  readonly to: string;
}

/** What can be done with an order, or with one of its legs: change, cancel, or repeat what is over (OBK-02). */
export function useOrderActions(order: Order, part: Order): readonly OrderAction[] {
  const t = useTexts();
  const orderName = useOrderName()(order);
  const partName = usePartName()(order, part);
  const name = part === order ? orderName : `${orderName}, ${partName}`;
  const query = new URLSearchParams({
    orderid: order.id,
    ...(part !== order && { leg: part.id }),
  }).toString();
  const action = (id: OrderAction['id'], to: string): OrderAction => ({
    id,
    label: t(`orderBook.${id}`),
    name: t(`orderBook.${id}Of`, { order: name }),
    to,
  });
  const [change, cancel] = [canChange(part), canCancel(part)];
  const isOver = cancel.kind === 'denied' && cancel.reason === 'finished';
  return [
    ...(change.kind === 'allowed' ? [action('change', `${pathOf('orderChange')}?${query}`)] : []),
    ...(cancel.kind === 'allowed' ? [action('cancel', `${pathOf('orderCancellation')}?${query}`)] : []),
    ...(isOver && change.kind === 'denied' && part === order && isRepeatable(order)
      ? [action('repeat', `${pathOf('orderEntry')}?orderid=${order.id}`)]
      : []),
  ];
}
