import type { ChangeOfOrder } from '@domain/order/open/order-change';
import type {
  KeyedIntent,
  Outcome,
  ReleaseGateway,
  Validated,
} from '@application/ports/bank/release-gateway';
import type { Result } from '@application/ports/result';
import type { Order } from '@domain/order/open/order';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanType } from '@domain/tan/tan-type';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { BankClient } from '../client/bank-client';
import { path } from '../client/path';
import { askChallenge, keyedProof } from '../client/tan-headers';
import { timeOuts } from '../client/time-outs';
import { askIntent } from '../client/ask-intent';
import { wireOrder } from '../wire/order/order-codec';
import { toOrder } from '../wire/order/order-mapper';
import { changeBody } from '../wire/order/change-body';

/** Changes of orders, and of legs (api.md 6). */
export class HttpChangeRelease implements ReleaseGateway<ChangeOfOrder, Order> {
  constructor(private readonly client: BankClient) {}

  validate({ orderId, change }: ChangeOfOrder, type?: TanType): Result<Validated> {
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
      TE.map(({ messages, challenge }) => ({ messages, challenge })),
    );
  }

  create(
    { orderId, change }: ChangeOfOrder,
    proof: TanAnswer | undefined,
    { id }: KeyedIntent,
  ): Result<Order> {
    const call = this.client.read({
      method: 'PATCH',
      path: path`/brokerage/v3/orders/${orderId}`,
      headers: keyedProof(id, proof),
      body: changeBody(change),
      answer: wireOrder,
      timeOut: timeOuts.create,
    });
    return pipe(call, TE.map(toOrder));
  }

  outcomeOf(intent: KeyedIntent): Result<Outcome<Order>> {
    return askIntent(this.client, 'GET', intent, wireOrder, toOrder);
  }

  void(intent: KeyedIntent): Result<Outcome<Order>> {
    return askIntent(this.client, 'DELETE', intent, wireOrder, toOrder);
  }
}
