import type { Order } from '@domain/order/open/order';
import { combinationOf, legRole } from '@domain/order/open/order-leg';
import { useTexts } from '@ui/i18n/use-texts';
import { useCallback } from 'react';

/** Names a part under its order by what it is, "Stop" of an OCO; the order itself is "Die ganze Order". */
export function usePartName(): (order: Order, part: Order) => string {
  const t = useTexts();
  return useCallback(
    (order, part) => {
      const combination = combinationOf(order, part);
      if (combination === undefined) return t('orderBook.leg.whole');
      const role = legRole(combination, part);
      return role === undefined
        ? t('orderBook.leg.other', { number: part.legNumber })
        : t(`orderBook.leg.${role}`);
    },
    [t],
  );
}
