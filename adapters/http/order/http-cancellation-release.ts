import type { ReleaseGateway } from '@application/ports/bank/release-gateway';
import type { Order } from '@domain/order/open/order';
import type { BankClient } from '../client/bank-client';
import { keyedRelease } from '../client/keyed-release';
import { path } from '../client/path';
import { wireOrder } from '../wire/order/order-codec';
import { toOrder } from '../wire/order/order-mapper';

/** Cancellations of orders, and of legs (api.md 6); which one is all that is sent. */
export const httpCancellationRelease = (client: BankClient): ReleaseGateway<Order, Order> =>
  keyedRelease(client, {
    validation: ({ id }) => ({ method: 'POST', path: path`/brokerage/v3/orders/${id}/validation`, body: {} }),
    creation: ({ id }) => ({ method: 'DELETE', path: path`/brokerage/v3/orders/${id}` }),
    answer: wireOrder,
    toResult: toOrder,
  });
