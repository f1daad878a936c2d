import type { PriceField } from './order-draft';
import type { EnterableOrderType } from '../order-request';

/** The prices each order type reads, in the order in which they are asked for (ORD-06); all others stay unread. */
export const priceFields = {
  MARKET: [],
  LIMIT: ['limit'],
  STOP_MARKET: ['triggerLimit'],
  STOP_LIMIT: ['triggerLimit', 'limit'],
  TRAILING_STOP_MARKET: ['triggerLimit', 'distance'],
  TRAILING_STOP_LIMIT: ['triggerLimit', 'distance', 'limit'],
  TRAILING_STOP_NATIVE_MARKET: ['triggerLimit', 'distance'],
  QUOTE: [],
  ONE_CANCELS_OTHER: ['triggerLimit', 'limit'],
  NEXT_ORDER: ['limit'],
} as const satisfies Readonly<Record<EnterableOrderType, readonly PriceField[]>>;

/** Whether a type reads a price. */
export const readsPrice = (type: EnterableOrderType, price: PriceField): boolean =>
  priceFields[type].some((read) => read === price);
