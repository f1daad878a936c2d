import type { ReleaseGateway } from '@application/ports/bank/release-gateway';
import type { Order } from '@domain/order/open/order';
import type { OrderRequest } from '@domain/order/order-request';
import type { BankClient } from '../client/bank-client';
import { keyedRelease } from '../client/keyed-release';
import { placedRelease } from '../client/placed';
import { wireOrder } from '../wire/order/order-codec';
import { toOrder } from '../wire/order/order-mapper';
import { orderBody, orderPathOf } from '../wire/order/order-wire';

const ORDERS = '/brokerage/v3/orders';

/** New orders, those at a dealer's price among them (api.md 6). */
export const httpOrderRelease = (client: BankClient): ReleaseGateway<OrderRequest, Order> =>
  placedRelease(
    keyedRelease(client, {
      validation: (order) => ({ method: 'POST', path: `${ORDERS}/validation`, body: orderBody(order) }),
      creation: (order) => ({ method: 'POST', path: ORDERS, body: orderBody(order) }),
      answer: wireOrder,
      toResult: toOrder,
    }),
    orderPathOf,
  );
