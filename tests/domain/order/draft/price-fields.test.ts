import { readsPrice } from '@domain/order/draft/price-fields';
import { enterableOrderTypes, type EnterableOrderType } from '@domain/order/order-request';
import type { PriceField } from '@domain/order/draft/order-draft';

const prices: readonly PriceField[] = ['triggerLimit', 'limit', 'distance'];

const expected: Readonly<Record<EnterableOrderType, readonly PriceField[]>> = {
  MARKET: [],
  LIMIT: ['limit'],
  STOP_MARKET: ['triggerLimit'],
  STOP_LIMIT: ['triggerLimit', 'limit'],
  TRAILING_STOP_MARKET: ['triggerLimit', 'distance'],
  TRAILING_STOP_LIMIT: ['triggerLimit', 'limit', 'distance'],
  TRAILING_STOP_NATIVE_MARKET: ['triggerLimit', 'distance'],
  QUOTE: [],
  ONE_CANCELS_OTHER: ['triggerLimit', 'limit'],
  NEXT_ORDER: ['limit'],
};

describe('the prices that an order type reads [ORD-06]', () => {
  it.each(enterableOrderTypes)('%s', (type) => {
    expect(prices.filter((price) => readsPrice(type, price))).toEqual(expected[type]);
  });
});
