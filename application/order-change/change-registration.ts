import type { Order } from '@domain/order/open/order';
import type { ChangeOfOrder } from '@domain/order/open/order-change';
import { canonicalText } from '@domain/release/canonical-text';
import type { ReleaseGateway } from '../ports/bank/release-gateway';
import type { Registration } from '../release/registration';

/** The change of an order (ORD-23). */
export const changeRegistration = (
  gateway: ReleaseGateway<ChangeOfOrder, Order>,
): Registration<ChangeOfOrder, Order> => ({
  kind: 'change',
  gateway,
  bodyOf: canonicalText,
  referenceOf: ({ id }) => id,
});
