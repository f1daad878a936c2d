import type { Order } from './order';

/** One `<tr>` of the book: an order, a leg under it, or what an opened order shows. */
export type BookEntry =
  | { readonly kind: 'order'; readonly id: string; readonly order: Order }
  | {
      readonly kind: 'leg';
      readonly id: string;
      readonly order: Order;
      readonly leg: Order;
      /** 1 for a leg, 2 for a leg of a follow that is combined itself. */
      readonly depth: number;
      readonly isLast: boolean;
    }
  | { readonly kind: 'details'; readonly id: string; readonly order: Order };

/** The rows of the shown orders: each with its legs, and its details while it is open. */
export const bookEntries = (
  shown: readonly Order[],
  isExpanded: (order: Order) => boolean,
): readonly BookEntry[] =>
  shown.flatMap((order): readonly BookEntry[] => [
    { kind: 'order', id: order.id, order },
    ...legEntries(order, order, 1),
    ...(isExpanded(order) ? [{ kind: 'details' as const, id: `${order.id} details`, order }] : []),
  ]);

const legEntries = (order: Order, parent: Order, depth: number): readonly BookEntry[] =>
  parent.subOrders.flatMap((leg, index) => [
    {
      kind: 'leg',
      id: leg.id,
      order,
      leg,
      depth,
      isLast: index === parent.subOrders.length - 1,
    },
    ...legEntries(order, leg, depth + 1),
  ]);
