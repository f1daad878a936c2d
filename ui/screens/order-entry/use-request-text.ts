import { leadOf, legsOf } from '@domain/order/legs-of';
import type { OrderRequest, SingleOrder } from '@domain/order/order-request';
import { useKeptFormats, useTexts } from '@ui/i18n/use-texts';

/** An order in a line, from what is known without asking the bank: side, quantity, type, and each price by its name. */
export function useRequestText(): (order: OrderRequest) => string {
  const t = useTexts();
  const formats = useKeptFormats();
  return (order) => {
    const lead = leadOf(order);
    const legs = legsOf(order).map(legText).join(', ');
    return [
      `${t(`orderParts.side.${lead.side}`)} ${formats.amount(lead.quantity)}`,
      order === lead ? legs : `${t(`orderParts.type.${order.orderType}`)}: ${legs}`,
    ].join(', ');
  };

  /** A type's name says what its first price is; a limit beside a stop is named itself. */
  function legText(leg: SingleOrder): string {
    const type = t(`orderParts.type.${leg.orderType}`);
    const stop = 'triggerLimit' in leg ? formats.price(leg.triggerLimit) : undefined;
    const limit = 'limit' in leg ? formats.price(leg.limit) : undefined;
    if (stop === undefined) return limit === undefined ? type : `${type} ${limit}`;
    return limit === undefined ? `${type} ${stop}` : `${type} ${stop}, ${t('order.field.limit')} ${limit}`;
  }
}
