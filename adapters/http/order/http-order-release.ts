import type {
  KeyedIntent,
  Outcome,
  ReleaseGateway,
  Validated,
} from '@application/ports/bank/release-gateway';
import type { Result } from '@application/ports/result';
import type { Order } from '@domain/order/open/order';
import type { OrderRequest } from '@domain/order/order-request';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanType } from '@domain/tan/tan-type';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { BankClient } from '../client/bank-client';
import { askChallenge, keyedProof } from '../client/tan-headers';
import { timeOuts } from '../client/time-outs';
import { askIntent } from '../client/ask-intent';
import { orderBody } from '../wire/order/order-body';
import { wireOrder } from '../wire/order/order-codec';
import { toOrder } from '../wire/order/order-mapper';

const ORDERS = '/brokerage/v3/orders';

/** New orders, those at a dealer's price among them (api.md 6). */
export class HttpOrderRelease implements ReleaseGateway<OrderRequest, Order> {
  constructor(private readonly client: BankClient) {}

  validate(order: OrderRequest, type?: TanType): Result<Validated> {
    const call = this.client.sendForChallenge({
      method: 'POST',
      path: `${ORDERS}/validation`,
      headers: askChallenge(type),
      body: orderBody(order),
      answer: wireOrder,
      timeOut: timeOuts.check,
    });
    return pipe(
      call,
      TE.map(({ messages, challenge }) => ({ messages, challenge })),
    );
  }

  create(order: OrderRequest, proof: TanAnswer | undefined, { id }: KeyedIntent): Result<Order> {
    const call = this.client.read({
      method: 'POST',
      path: ORDERS,
      headers: keyedProof(id, proof),
      body: orderBody(order),
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
