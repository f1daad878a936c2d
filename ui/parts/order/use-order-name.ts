import type { Order } from '@domain/order/open/order';
import { useTexts } from '@ui/i18n/use-texts';
import { useCallback } from 'react';
import { instrumentOf } from '@domain/order/open/order-name';

/** Names an order in a few words: "Verkauf SAP SE". */
export function useOrderName(): (order: Order) => string {
  const t = useTexts();
  return useCallback(
    (order) =>
      t('orderBook.orderOf', {
        side: t(`orderParts.side.${order.side}`),
        instrument: instrumentOf(order)?.name ?? t('orderBook.unknownInstrument'),
      }),
    [t],
  );
}
