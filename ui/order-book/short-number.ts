import type { OrderId } from '@domain/shared/ids';

/** So much of an order's number as tells a row's orders apart; the search finds an order by it (OBK-01). */
export const shortNumber = (id: OrderId): string => id.split('-', 1)[0] ?? id;
