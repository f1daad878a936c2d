import { leadOf, legsOf } from '@domain/order/legs-of';
import type { OrderRequest, SingleOrder } from '@domain/order/order-request';
import type { TrailingDistance } from '@domain/order/trailing-distance';
import { useKeptFormats, useTexts } from '@ui/i18n/use-texts';

/** An order in a line, from what is known without asking the bank: side, quantity, type, and each price by its name. */
export function useRequestText(): (order: OrderRequest) => string {
  const t = useTexts();
  const formats = useKeptFormats();
  return line;

  /** Of an order that follows another each says its own side: the first buys, the second sells. */
  function line(order: OrderRequest): string {
    if (order.orderType === 'NEXT_ORDER') {
      const [base, next] = order.subOrders;
      return t('orderParts.followed', { base: line(base), next: line(next) });
    }
    const lead = leadOf(order);
    const legs = legsOf(order).map(legText).join(', ');
    return [
      `${t(`orderParts.side.${lead.side}`)} ${formats.amount(lead.quantity)}`,
      order === lead ? legs : `${t(`orderParts.type.${order.orderType}`)}: ${legs}`,
    ].join(', ');
  }

  function distance(trailing: TrailingDistance): string {
    return trailing.kind === 'relative'
      ? formats.percent(trailing.distance)
      : formats.price(trailing.distance);
  }

  /** A type's name says what its first price is; a limit beside a stop is named itself. */
  function legText(leg: SingleOrder): string {
    const type =
      leg.orderType === 'QUOTE' ? t('orderEntry.quote.title') : t(`orderParts.type.${leg.orderType}`);
    const stop = 'triggerLimit' in leg ? formats.price(leg.triggerLimit) : undefined;
    const limit = 'limit' in leg ? formats.price(leg.limit) : undefined;
    const [first, ...further] = [
      stop,
      'trailing' in leg && `${t('order.field.distance')} ${distance(leg.trailing)}`,
      stop === undefined || limit === undefined ? limit : `${t('order.field.limit')} ${limit}`,
    ].filter((price) => price !== undefined && price !== false);
    return [first === undefined ? type : `${type} ${first}`, ...further].join(', ');
  }
}
