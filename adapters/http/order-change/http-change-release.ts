import type { ReleaseGateway } from '@application/ports/bank/release-gateway';
import type { Order } from '@domain/order/open/order';
import type { ChangeOfOrder } from '@domain/order/open/order-change';
import type { BankClient } from '../client/bank-client';
import { keyedRelease } from '../client/keyed-release';
import { path } from '../client/path';
import { changeBody } from '../wire/order/change-body';
import { wireOrder } from '../wire/order/order-codec';
import { toOrder } from '../wire/order/order-mapper';

/** Changes of orders, and of legs (api.md 6). */
export const httpChangeRelease = (client: BankClient): ReleaseGateway<ChangeOfOrder, Order> =>
  keyedRelease(client, {
    validation: ({ orderId, change }) => ({
      method: 'POST',
      path: path`/brokerage/v3/orders/${orderId}/validation`,
      body: changeBody(change),
    }),
    creation: ({ orderId, change }) => ({
      method: 'PATCH',
      path: path`/brokerage/v3/orders/${orderId}`,
      body: changeBody(change),
    }),
    answer: wireOrder,
    toResult: toOrder,
  });
