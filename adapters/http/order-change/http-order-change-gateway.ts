import type { OrderChangeGateway } from '@application/ports/bank/order-change-gateway';
import type { Checked } from '@application/ports/bank/order-gateway';
import type { Result } from '@application/ports/result';
import type { Order } from '@domain/order/open/order';
import type { OrderChange } from '@domain/order/open/order-change';
import type { OrderId } from '@domain/codes/ids';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import type { TanType } from '@domain/tan/tan-type';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { BankClient } from '../client/bank-client';
import { path } from '../client/path';
import { answerChallenge, askChallenge } from '../client/tan-headers';
import { timeOuts } from '../client/time-outs';
import { wireOrder } from '../wire/order/order-codec';
import { toOrder } from '../wire/order/order-mapper';
import { changeBody } from './change-body';

/** Changes of standing orders (api.md 6). */
export class HttpOrderChangeGateway implements OrderChangeGateway {
  constructor(private readonly client: BankClient) {}

  /** What comes back besides the messages is the order as it still stands. */
  prevalidate(orderId: OrderId, change: OrderChange): Result<Checked> {
    const call = this.client.send({
      method: 'POST',
      path: path`/brokerage/v3/orders/${orderId}/prevalidation`,
      body: changeBody(change),
      answer: t.UnknownRecord,
      timeOut: timeOuts.check,
      repeatable: true,
    });
    return pipe(
      call,
      TE.map(({ messages }) => ({ messages })),
    );
  }

  requestChange(orderId: OrderId, change: OrderChange, type?: TanType): Result<TanChallenge> {
    const call = this.client.sendForChallenge({
      method: 'POST',
      path: path`/brokerage/v3/orders/${orderId}/validation`,
      headers: askChallenge(type),
      body: changeBody(change),
      answer: t.UnknownRecord,
      timeOut: timeOuts.check,
    });
    return pipe(
      call,
      TE.map(({ challenge }) => challenge),
    );
  }

  change(orderId: OrderId, change: OrderChange, answer: TanAnswer): Result<Order> {
    const call = this.client.read({
      method: 'PATCH',
      path: path`/brokerage/v3/orders/${orderId}`,
      headers: answerChallenge(answer),
      body: changeBody(change),
      answer: wireOrder,
      timeOut: timeOuts.create,
    });
    return pipe(call, TE.map(toOrder));
  }
}
