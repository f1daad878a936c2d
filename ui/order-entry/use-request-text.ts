import type { OrderRequest } from '@domain/order/order-request';
import { useFormats, useTexts } from '@ui/i18n/use-texts';

/** An order in a line, from what is known without asking the bank: side, quantity, type and price. */
export function useRequestText(): (order: OrderRequest) => string {
  const t = useTexts();
  const formats = useFormats();
  return (order) => {
    const price =
      order.orderType === 'LIMIT'
        ? order.limit
        : order.orderType === 'STOP_MARKET'
          ? order.triggerLimit
          : undefined;
    return [
      `${t(`orderParts.side.${order.side}`)} ${formats.amount(order.quantity)}`,
      `${t(`orderParts.type.${order.orderType}`)}${price ? ` ${formats.amount(price)}` : ''}`,
    ].join(', ');
  };
}
