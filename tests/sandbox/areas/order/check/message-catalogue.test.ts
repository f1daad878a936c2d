import { orderMessagePlaces } from '@domain/order/check/order-message';
import { orderMessage } from '@sandbox/areas/order/check/order-messages';
import { quoteMessage } from '@sandbox/areas/order/quote/quote-messages';
import { intentMessage } from '@sandbox/platform/intent/intent-messages';

describe('what the bank says about orders', () => {
  it.each([...orderMessage.keys, ...quoteMessage.keys, ...intentMessage.keys])(
    '%s has its place in the portal [ORD-25]',
    (key) => {
      expect(Object.keys(orderMessagePlaces)).toContain(key);
    },
  );
});
