import type { OrderId } from '@domain/codes/ids';

/** Under which name is kept what is typed of a change: each order, and each leg of a combined one, has its own. */
export const changeDraftName = (id: OrderId): string => `change-draft/${id}`;
