import type { Order } from '@domain/order/open/order';
import { endedBy } from '@domain/order/open/order-cancellation';
import { canonicalText } from '@domain/release/canonical-text';
import type { ReleaseGateway } from '../ports/bank/release-gateway';
import type { Registration } from '../release/registration';

/** The cancellation of an order, or of a leg (ORD-24): the same one ends the same orders. */
export const cancellationRegistration = (
  gateway: ReleaseGateway<Order, Order>,
): Registration<Order, Order> => ({
  kind: 'cancellation',
  gateway,
  bodyOf: (part) => canonicalText({ orderId: part.id, ends: endedBy(part) }),
  referenceOf: ({ id }) => id,
});
