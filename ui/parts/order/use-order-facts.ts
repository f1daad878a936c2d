import type { Order } from '@domain/order/open/order';
import type { Formats } from '@ui/i18n/formats';
import { useTexts } from '@ui/i18n/use-texts';
import { useOrderName } from './use-order-name';

/** What a sentence says of an order to tell it from others. */
interface OrderFacts {
  readonly order: string;
  readonly quantity: string;
  readonly venue: string;
}

/** Writes of an order what is traded, how much of it and where; a combined one is where its first leg is. */
export function useOrderFacts({ amount }: Pick<Formats, 'amount'>): (order: Order) => OrderFacts {
  const t = useTexts();
  const nameOf = useOrderName();
  return (order) => {
    const venue = order.venue ?? order.subOrders[0]?.venue;
    return {
      order: nameOf(order),
      quantity: amount(order.quantity),
      venue: venue?.name ?? t('common.figure.unknown'),
    };
  };
}
