import type { Order } from '@domain/order/order';
import { partsOf } from '@domain/order/order-leg';
import type { OrderRequest, SingleOrder } from '@domain/order/order-request';
import { zero } from '@domain/shared/decimal';
import { orderId, type OrderId } from '@domain/shared/ids';
import type { Instant } from '@domain/shared/instant';
import { venueOfOrder } from './fake-order-rules';
import { orderValueAt } from './fake-order-value';
import type { FakeWorld } from './fake-world';

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
  if (request.orderType !== 'ONE_CANCELS_OTHER' && request.orderType !== 'NEXT_ORDER')
    return singleRecord(request, id, recording);
  const [first, second] = request.subOrders;
  const leg = (each: OrderRequest, legNumber: number): Order => ({
    ...orderRecord(each, orderId(`${id}-${legNumber}`), recording),
    legNumber,
  });
  const lead = leg(first, 1);
  const other = leg(second, 2);
  const { limit: _limit, triggerLimit: _trigger, ...same } = lead;
  return {
    ...same,
    id,
    orderType: request.orderType,
    subOrders: [lead, request.orderType === 'NEXT_ORDER' ? waiting(other) : other],
    modifiable: false,
  };
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

function singleRecord(request: SingleOrder, id: OrderId, { world, at }: Recording): Order {
  const { validity, quantity, ...same } = request;
  const nothing = { ...quantity, value: zero };
  const expectedValue = orderValueAt(request, world.quotes);
  const instrument = world.instruments.find((each) => each.id === request.instrumentId);
  const venue = venueOfOrder(request, world);
  return {
    ...same,
    id,
    createdAt: at,
    legNumber: 1,
    status: 'OPEN',
    quantity,
    openQuantity: quantity,
    cancelledQuantity: nothing,
    executedQuantity: nothing,
    ...('trailing' in request ? { trailingDistance: request.trailing } : {}),
    ...(validity === undefined ? {} : { validityType: validity.type }),
    ...(validity?.type === 'GTD' ? { validUntil: validity.date } : {}),
    ...(expectedValue === undefined ? {} : { expectedValue }),
    ...(instrument === undefined ? {} : { instrument }),
    ...(venue === undefined ? {} : { venue }),
    executions: [],
    subOrders: [],
    deletable: true,
    modifiable: true,
  };
}
