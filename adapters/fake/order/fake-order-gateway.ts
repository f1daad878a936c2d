import type { CostIndication } from '@domain/order/cost/cost-indication';
import type { Dimensions } from '@domain/instrument/dimensions';
import { legsOf } from '@domain/order/legs-of';
import type { Order } from '@domain/order/open/order';
import { tradingParts } from '@domain/order/open/order-leg';
import type { OrderRequest } from '@domain/order/order-request';
import type { DepotId, OrderId } from '@domain/codes/ids';
import * as E from 'fp-ts/Either';
import type {
  Checked,
  DimensionsQuery,
  OrderFilter,
  OrderGateway,
  PartialOrder,
} from '@application/ports/bank/order/order-gateway';
import type { Result } from '@application/ports/result';
import type { FakeBank } from '../bank/fake-bank';
import type { OrderChange } from '@domain/order/open/order-change';
import { changed } from './fake-change';
import { costNoteOf } from './fake-cost-note';
import { refusalsOf } from './fake-order-rules';
import { refusal } from '../bank/fake-refusal';

/** The order desk of the fake bank. */
export class FakeOrderGateway implements OrderGateway {
  constructor(private readonly bank: FakeBank) {}

  dimensions({ instrumentId, side, venueId, orderType }: DimensionsQuery): Result<Dimensions> {
    return this.bank.answer('dimensions', 'session-tan', () => {
      const { venues: listed } = this.bank.world;
      const venues =
        instrumentId === undefined ? [...new Set([...listed.values()].flat())] : listed.get(instrumentId);
      if (venues === undefined) return E.left({ kind: 'not-found' });
      return E.right({
        venues: venues.filter(
          (venue) =>
            (side === undefined || venue.sides.includes(side)) &&
            (venueId === undefined || venue.id === venueId) &&
            (orderType === undefined || venue.orderTypes[orderType] !== undefined),
        ),
      });
    });
  }

  prevalidate(order: PartialOrder): Result<Checked> {
    return this.bank.answer('prevalidate', 'session-tan', () => {
      const refusals = refusalsOf(order, this.bank.world);
      return refusals.length > 0 ? E.left(refusal(...refusals)) : E.right({ messages: [] });
    });
  }

  find(orderId: OrderId): Result<Order> {
    return this.bank.answer('findOrder', 'session-tan', () => this.bank.orders.find(orderId));
  }

  list(depotId: DepotId, filter: OrderFilter = {}): Result<readonly Order[]> {
    return this.bank.answer('list', 'session-tan', () =>
      E.right(this.bank.orders.all.filter((order) => order.depotId === depotId && matches(order, filter))),
    );
  }

  costs(order: OrderRequest): Result<readonly CostIndication[]> {
    return this.bank.answer('costs', 'session-tan', () =>
      E.right(legsOf(order).map((leg) => costNoteOf(leg, this.bank.world))),
    );
  }

  costsOf(orderId: OrderId, change: OrderChange = {}): Result<readonly CostIndication[]> {
    return this.bank.answer('costsOf', 'session-tan', () =>
      E.map((order: Order) =>
        tradingParts(order)
          .map((part) => changed(part, change))
          .map((part) => costNoteOf({ ...part, quantity: part.openQuantity }, this.bank.world)),
      )(this.bank.orders.find(orderId)),
    );
  }
}

const matches = (order: Order, { statuses, side, instrumentId, orderType }: OrderFilter): boolean =>
  (statuses === undefined || statuses.includes(order.status)) &&
  (side === undefined || order.side === side) &&
  (instrumentId === undefined || order.instrumentId === instrumentId) &&
  (orderType === undefined || order.orderType === orderType);
