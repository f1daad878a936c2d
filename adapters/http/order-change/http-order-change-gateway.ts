import type { OrderChangeGateway } from '@application/ports/bank/order/order-change-gateway';
import type { Checked } from '@application/ports/bank/order/order-gateway';
import type { Result } from '@application/ports/result';
import type { OrderChange } from '@domain/order/open/order-change';
import type { OrderId } from '@domain/codes/ids';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { BankClient } from '../client/bank-client';
import { path } from '../client/path';
import { toldAt } from '../client/placed';
import { timeOuts } from '../client/time-outs';
import { orderBody, orderPathOf } from '../wire/order/order-wire';

/** Changes of open orders (api.md 6). */
export class HttpOrderChangeGateway implements OrderChangeGateway {
  constructor(private readonly client: BankClient) {}

  /** What comes back besides the messages is the order as it still stands. */
  prevalidate(orderId: OrderId, change: OrderChange): Result<Checked> {
    const call = this.client.send({
      method: 'POST',
      path: path`/brokerage/v3/orders/${orderId}/prevalidation`,
      body: orderBody(change),
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
}
