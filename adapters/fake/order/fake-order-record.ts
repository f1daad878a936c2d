import { leadOf } from '@domain/order/legs-of';
import type { Order } from '@domain/order/open/order';
import { partsOf } from '@domain/order/open/order-leg';
import type { OrderRequest, SingleOrder } from '@domain/order/order-request';
import { zero } from '@domain/money/decimal';
import { orderId, type OrderId } from '@domain/codes/ids';
import type { Instant } from '@domain/time/instant';
import { venueOfOrder } from './fake-order-rules';
import { orderValueAt } from './fake-order-value';
import type { FakeWorld } from '../bank/fake-world';

/** What a new order is recorded with. */
interface Recording {
  readonly world: FakeWorld;
  readonly at: Instant;
}

/**
 * The open order that a request becomes, under that id. A combined one holds its legs, which are orders too, and says
 * of itself what its first leg says; what follows another order waits.
 */
export function orderRecord(request: OrderRequest, id: OrderId, recording: Recording): Order {
  switch (request.orderType) {
    case 'ONE_CANCELS_OTHER':
    case 'NEXT_ORDER': {
      const [first, second] = request.subOrders.map((leg, index) => ({
        ...orderRecord(leg, orderId(`${id}-${index + 1}`), recording),
        legNumber: index + 1,
      }));
      const legs = [first, request.orderType === 'NEXT_ORDER' && second ? waiting(second) : second];
      return {
        ...frameRecord(leadOf(request), id, recording),
        orderType: request.orderType,
        subOrders: legs.flatMap((leg) => leg ?? []),
        modifiable: false,
      };
    }
    default:
      return {
        ...frameRecord(request, id, recording),
        ...('limit' in request ? { limit: request.limit } : {}),
        ...('triggerLimit' in request ? { triggerLimit: request.triggerLimit } : {}),
        ...('trailing' in request ? { trailing: request.trailing } : {}),
      };
  }
}

/** The order with all its parts changed alike. */
export function eachPart(order: Order, change: (part: Order) => Order): Order {
  const changed = change(order);
  return { ...changed, subOrders: changed.subOrders.map((leg) => eachPart(leg, change)) };
}

/** The part of an order with that id: itself or a leg. */
export const partWith = (order: Order, id: OrderId): Order | undefined =>
  partsOf(order).find((part) => part.id === id);

const waiting = (order: Order): Order =>
  eachPart(order, (part) => ({ ...part, status: 'WAITING', deletable: false, modifiable: false }));

function frameRecord(request: SingleOrder, id: OrderId, { world, at }: Recording): Order {
  const { validity, quantity, limitExtension, tradingRestriction } = request;
  const nothing = { ...quantity, value: zero };
  const expectedValue = orderValueAt(request, world.quotes);
  const instrument = world.instruments.find((each) => each.id === request.instrumentId);
  const venue = venueOfOrder(request, world);
  return {
    id,
    depotId: request.depotId,
    settlementAccountId: request.settlementAccountId,
    createdAt: at,
    legNumber: 1,
    orderType: request.orderType,
    status: 'OPEN',
    side: request.side,
    instrumentId: request.instrumentId,
    venueId: request.venueId,
    quantity,
    openQuantity: quantity,
    cancelledQuantity: nothing,
    executedQuantity: nothing,
    ...(limitExtension && { limitExtension }),
    ...(tradingRestriction && { tradingRestriction }),
    ...(validity && { validityType: validity.type }),
    ...(validity?.type === 'GTD' && { validUntil: validity.date }),
    ...(expectedValue && { expectedValue }),
    ...(instrument && { instrument }),
    ...(venue && { venue }),
    executions: [],
    subOrders: [],
    deletable: true,
    modifiable: true,
  };
}
