import type { ReleaseGateway } from '@application/ports/bank/release-gateway';
import type { Order } from '@domain/order/open/order';
import type { ChangeOfOrder } from '@domain/order/open/order-change';
import type { BankClient } from '../client/bank-client';
import { keyedRelease } from '../client/keyed-release';
import { placedRelease } from '../client/placed';
import { path } from '../client/path';
import { wireOrder } from '../wire/order/order-codec';
import { toOrder } from '../wire/order/order-mapper';
import { orderBody, orderPathOf } from '../wire/order/order-wire';

/** Changes of orders, and of legs (api.md 6). */
export const httpChangeRelease = (client: BankClient): ReleaseGateway<ChangeOfOrder, Order> =>
  placedRelease(
    keyedRelease(client, {
      validation: ({ orderId, change }) => ({
        method: 'POST',
        path: path`/brokerage/v3/orders/${orderId}/validation`,
        body: orderBody(change),
      }),
      creation: ({ orderId, change }) => ({
        method: 'PATCH',
        path: path`/brokerage/v3/orders/${orderId}`,
        body: orderBody(change),
      }),
      answer: wireOrder,
      toResult: toOrder,
    }),
    orderPathOf,
  );
