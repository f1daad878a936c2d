import { leadOf } from '@domain/order/legs-of';
import type { OrderRequest } from '@domain/order/order-request';
import type { Amount } from '@domain/shared/amount';
import { useFormats, useTexts } from '@ui/i18n/use-texts';

/** An order in a line, from what is known without asking the bank: side, quantity, type and prices. */
export function useRequestText(): (order: OrderRequest) => string {
  const t = useTexts();
  const formats = useFormats();
  return (order) => {
    const lead = leadOf(order);
    const prices = pricesOf(order).map((price) => formats.amount(price));
    return [
      `${t(`orderParts.side.${lead.side}`)} ${formats.amount(lead.quantity)}`,
      [t(`orderParts.type.${order.orderType}`), ...prices].join(' '),
    ].join(', ');
  };
}

/** The prices that are told apart by their order alone: trigger, then limit; a next order's are its base's. */
const pricesOf = (order: OrderRequest): readonly Amount[] =>
  (order.orderType === 'ONE_CANCELS_OTHER' ? order.subOrders : [leadOf(order)]).flatMap((part) => [
    ...('triggerLimit' in part ? [part.triggerLimit] : []),
    ...('limit' in part ? [part.limit] : []),
  ]);
