import type { OrderField, PriceField } from '../draft/order-draft';

/** The fields of the form at which the prices of an order stand. */
export type PricePlaces = Readonly<Record<PriceField, OrderField>>;

/** The order's own. */
export const ownPrices = {
  triggerLimit: 'triggerLimit',
  limit: 'limit',
  distance: 'distance',
} as const satisfies PricePlaces;

/** Those of the order that follows. */
export const followPrices = {
  triggerLimit: 'follow.triggerLimit',
  limit: 'follow.limit',
  distance: 'follow.distance',
} as const satisfies PricePlaces;
