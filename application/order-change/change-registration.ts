import type { OrderId } from '@domain/codes/ids';
import type { Order } from '@domain/order/open/order';
import type { OrderChange } from '@domain/order/open/order-change';
import { canonicalText } from '@domain/release/canonical-text';
import type { ReleaseGateway } from '../ports/bank/release-gateway';
import type { Registration } from '../release/registration';

/** A change, and the order, or leg, that is changed. */
export interface ChangeOfOrder {
  readonly orderId: OrderId;
  readonly change: OrderChange;
}

/** The change of an order (ORD-23). */
export const changeRegistration = (
  gateway: ReleaseGateway<ChangeOfOrder, Order>,
): Registration<ChangeOfOrder, Order> => ({
  kind: 'change',
  gateway,
  bodyOf: canonicalText,
  referenceOf: ({ id }) => id,
});
