import type {
  Checked,
  DimensionsQuery,
  OrderFilter,
  OrderGateway,
  PartialOrder,
} from '@application/ports/bank/order/order-gateway';
import type { OnPart } from '@application/ports/bank/on-part';
import type { Result } from '@application/ports/result';
import type { CostIndication } from '@domain/order/cost/cost-indication';
import type { Dimensions } from '@domain/instrument/dimensions';
import type { Order } from '@domain/order/open/order';
import type { OrderChange } from '@domain/order/open/order-change';
import type { OrderRequest } from '@domain/order/order-request';
import type { DepotId, OrderId } from '@domain/codes/ids';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import { readAllPages } from '../client/all-pages';
import type { BankClient } from '../client/bank-client';
import { path } from '../client/path';
import { refusedAt, toldAt } from '../client/placed';
import { timeOuts } from '../client/time-outs';
import { wireList } from '../wire/wire-list';
import { wireCosts } from './cost-codec';
import { toCostIndication } from './cost-mapper';
import { wireOrder } from '../wire/order/order-codec';
import { toOrder } from '../wire/order/order-mapper';
import { orderBody, orderPathOf } from '../wire/order/order-wire';
import { wireDimensions } from '../wire/instrument/venue-codec';
import { toDimensions } from '../wire/instrument/venue-mapper';

const ORDERS = '/brokerage/v3/orders';

/** Securities orders (brokerage.md 7, api.md 6). */
export class HttpOrderGateway implements OrderGateway {
  constructor(private readonly client: BankClient) {}

  dimensions({ instrumentId, side, venueId, orderType, wref }: DimensionsQuery): Result<Dimensions> {
    const call = this.client.read({
      method: 'GET',
      path: `${ORDERS}/dimensions`,
      query: { instrumentId, side, venueId, orderType, wref },
      answer: wireList(wireDimensions),
      timeOut: timeOuts.read,
    });
    return pipe(
      call,
      TE.map(({ values: [found] }) => (found === undefined ? { venues: [] } : toDimensions(found))),
    );
  }

  /** What comes back besides the messages is the question: an order that is not complete has no id. */
  prevalidate(order: PartialOrder): Result<Checked> {
    const call = this.client.send({
      method: 'POST',
      path: `${ORDERS}/prevalidation`,
      body: orderBody(order),
      answer: t.UnknownRecord,
      timeOut: timeOuts.check,
      repeatable: true,
    });
    return pipe(
      call,
      TE.map(({ messages }) => ({ messages })),
      toldAt(orderPathOf),
    );
  }

  find(orderId: OrderId): Result<Order> {
    const call = this.client.read({
      method: 'GET',
      path: path`/brokerage/v3/orders/${orderId}`,
      query: { 'with-attr': 'instrument,venue' },
      answer: wireOrder,
      timeOut: timeOuts.read,
    });
    return pipe(call, TE.map(toOrder));
  }

  list(
    depotId: DepotId,
    filter: OrderFilter = {},
    onPart?: OnPart<readonly Order[]>,
  ): Result<readonly Order[]> {
    const { statuses, side, instrumentId, orderType } = filter;
    const call = readAllPages(
      this.client,
      {
        method: 'GET',
        path: path`/brokerage/depots/${depotId}/v3/orders`,
        query: {
          'with-attr': 'instrument,venue',
          orderStatus: statuses?.join(','),
          side,
          instrumentId,
          orderType,
        },
        answer: wireList(wireOrder),
        timeOut: timeOuts.read,
      },
      toOrder,
      ({ values }, matches) => onPart?.(values, matches) ?? true,
    );
    return pipe(
      call,
      TE.map(({ values }) => values),
    );
  }

  costs(order: OrderRequest): Result<readonly CostIndication[]> {
    return this.#costs(`${ORDERS}/costindicationexante`, orderBody(order));
  }

  costsOf(orderId: OrderId, change: OrderChange = {}): Result<readonly CostIndication[]> {
    return this.#costs(path`/brokerage/v3/orders/${orderId}/costindicationexante`, orderBody(change));
  }

  #costs(costPath: string, body: unknown): Result<readonly CostIndication[]> {
    const call = this.client.read({
      method: 'POST',
      path: costPath,
      body,
      answer: wireCosts,
      timeOut: timeOuts.check,
      repeatable: true,
    });
    return pipe(
      call,
      refusedAt(orderPathOf),
      TE.map(({ values }) => values.map(toCostIndication)),
    );
  }
}
